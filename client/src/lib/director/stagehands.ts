/** The hands behind the stage: what the director asks for, done with the pieces on the page. */
import { tick } from 'svelte';
import type { GameEvent } from '../../wire';
import { Flights } from '../flights';
import { calm } from '../prefs.svelte';
import type { Stagehands } from './director.svelte';
import type { Scene } from './scene';

/** How long something new takes to appear, and how long a change stays marked, in ms. */
const APPEARING = 340;
const MARKED = 2000;

export class PageStagehands implements Stagehands {
  private readonly flights = new Flights();

  /** `piecesOf` names the pieces that an event speaks of. */
  constructor(private readonly piecesOf: (event: GameEvent) => string[]) {}

  leave(scene: Scene): void {
    if (!calm()) this.flights.leave(scene.flights ?? []);
  }

  enter(scene: Scene, ms: number): void {
    if (!calm() && scene.flights?.length) void tick().then(() => this.flights.arrive(ms));
  }

  settle(all: boolean): void {
    this.flights.settle(all);
  }

  jump(): void {
    this.flights.remember();
    void tick().then(() => this.flights.appear(APPEARING));
  }

  mark(events: readonly GameEvent[]): void {
    const names = events.flatMap((event) => [...this.piecesOf(event), ...(typeof event['seat'] === 'number' ? [`seat:${event['seat']}`] : [])]);
    if (calm()) void tick().then(() => this.flights.mark(names, MARKED));
  }
}
