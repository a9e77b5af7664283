/** What the user asked for cannot be done as written: one line that says what to write instead; exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
