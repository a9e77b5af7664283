import type { Tape } from '../../fakes/tape.ts';
import type { HubInstance } from '../instance.ts';
import type { SettingName } from '../model/setting.ts';
import type { HubFacts } from '../model/trace.ts';
import { BoxOffice } from './box-office.ts';

/** What the manifest says of the hub as it is set up in one way, without the names of the children. */
export type HouseFacts = Omit<HubFacts, 'childNames'>;

/** What the manifest says of the hub, without the names of the children, which the stage knows. */
export interface StageFacts extends HouseFacts {
  /** What is different under each setting that the hub can be set up in. */
  readonly under?: Readonly<Partial<Record<SettingName, Partial<HouseFacts>>>>;
}

/** Lines, and characters of each, that are remembered. */
const saidAtMost = 2_000;
const saidLength = 1_000;

/** One instance of the hub, and the sessions of our clients with it. */
export interface House {
  readonly instance: HubInstance;
  readonly office: BoxOffice;
  readonly facts: HouseFacts;
}

/** The instances of one hub on a stage: one for each setting, started when it is needed first. */
export class Houses {
  readonly #launch: (setting: SettingName | undefined) => Promise<HubInstance>;
  readonly #facts: StageFacts;
  readonly #tape: Tape;
  readonly #opening = new Map<SettingName | undefined, Promise<House>>();
  readonly #open = new Map<SettingName | undefined, House>();
  readonly #said = new Set<string>();

  constructor(
    launch: (setting: SettingName | undefined) => Promise<HubInstance>,
    facts: StageFacts,
    tape: Tape,
  ) {
    this.#launch = launch;
    this.#facts = facts;
    this.#tape = tape;
  }

  /** What is known of the hub under a setting. */
  factsUnder(setting: SettingName | undefined): HouseFacts {
    const { under, ...usual } = this.#facts;
    return { ...usual, ...(setting && under?.[setting]) };
  }

  /**
   * The instance under a setting; absent: the usual one. Where it did not come up it is not tried again.
   * @throws {NotStarted} where it does not come up.
   */
  open(setting: SettingName | undefined): Promise<House> {
    const known = this.#opening.get(setting);
    if (known !== undefined) return known;
    const opening = this.#start(setting);
    this.#opening.set(setting, opening);
    return opening;
  }

  /** Ends the sessions with instances that are not needed now: over stdio each is a process of the hub. */
  async leaveAllBut(settings: readonly (SettingName | undefined)[]): Promise<void> {
    const left = [...this.#open].filter(([setting]) => setting !== undefined && !settings.includes(setting));
    await Promise.all(left.map(([, { office }]) => office.close()));
  }

  /** Ends what was opened for the plan. */
  async endPlan(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ office }) => office.endPlan()));
  }

  /** Lines that the instances wrote since they were taken last. */
  takeLog(): string[] {
    const lines = [...this.#open.values()].flatMap(({ instance }) => instance.takeLog?.() ?? []);
    for (const line of lines) {
      if (this.#said.size < saidAtMost) this.#said.add(line.slice(0, saidLength));
    }
    return lines;
  }

  /** The different lines that were taken so far; undefined where there were too many to remember. */
  get said(): readonly string[] | undefined {
    return this.#said.size < saidAtMost ? [...this.#said] : undefined;
  }

  /** Why one of them is gone; undefined while none is. */
  get ended(): string | undefined {
    return [...this.#open.values()].map(({ instance }) => instance.ended).find((why) => why !== undefined);
  }

  /** Clears away those that are gone, so that they are started again when they are needed. */
  async clearEnded(): Promise<void> {
    for (const [setting, { office, instance }] of this.#open) {
      if (instance.ended === undefined) continue;
      this.#open.delete(setting);
      this.#opening.delete(setting);
      await office.close();
      await instance.stop();
    }
  }

  /** Ends all instances; each is started again when it is needed next. */
  async renew(): Promise<void> {
    await this.close();
    this.#opening.clear();
    this.#open.clear();
  }

  /** Ends everything. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#opening.values());
    await Promise.all(
      [...this.#open.values()].map(async ({ office, instance }) => {
        await office.close();
        await instance.stop();
      }),
    );
  }

  async #start(setting: SettingName | undefined): Promise<House> {
    const instance = await this.#launch(setting);
    const office = new BoxOffice(instance, this.#tape, setting ?? '');
    const house = { instance, office, facts: this.factsUnder(setting) };
    this.#open.set(setting, house);
    return house;
  }
}
