import { describe, expect, it } from 'vitest';
import { replayCommand } from './replay-command.ts';

describe('replayCommand', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'hubproof replay hp1.x'],
    ['hub/hub.json', 'hubproof replay hp1.x'],
    ['./hub/hub.json', 'hubproof replay hp1.x'],
    ['hubs/other.json', 'hubproof replay hp1.x --hub hubs/other.json'],
    ["my hub's/$(id).json", "hubproof replay hp1.x --hub 'my hub'\\''s/$(id).json'"],
  ])('manifest %s', (manifest, command) => {
    expect(replayCommand('hp1.x', manifest)).toBe(command);
  });
});
