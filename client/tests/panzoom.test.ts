import { describe, expect, it } from 'vitest';
import { PanZoom } from '../src/lib/panzoom.svelte';

describe('pan and zoom', () => {
  it('keeps the pointed place while zooming', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.width = 400;
    zoom.height = 300;
    zoom.fit({ x: 0, y: 0, width: 100, height: 100 }, 0);
    const before = zoom.toDrawing(50, 60);
    zoom.zoom(1.3, 50, 60);
    const after = zoom.toDrawing(50, 60);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
  it('leaves nothing under what covers the upper corners', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.width = 800;
    zoom.height = 500;
    zoom.tools = { width: 54, height: 150 };
    const deck = { width: 250, height: 110 };
    const whole = { x: 0, y: 0, width: 1600, height: 1000 };
    const right = { x: 1400, y: 0, width: 200, height: 200 };
    const cards = [right, { x: 800, y: 800, width: 200, height: 200 }];
    zoom.fit(whole, 4);
    expect(zoom.reaches(right, deck)).toBe(true);
    zoom.fitClear(whole, 4, deck, 0, () => !cards.some((card) => zoom.reaches(card, deck)));
    expect(zoom.reaches(right, deck)).toBe(false);
    expect(zoom.shows(whole)).toBe(true);
    expect(zoom.x).toBeLessThan(zoom.width - zoom.tools.width - whole.width * zoom.scale); // at the left, where no card lies under the deck
  });
  it('tells a tap from a pan', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.down(1, 10, 10);
    zoom.move(1, 12, 11);
    expect(zoom.up(1)).toBe(true);
    zoom.down(1, 10, 10);
    expect(zoom.move(1, 60, 10)).toBe(true);
    expect(zoom.up(1)).toBe(false);
  });
  it('pinches', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.down(1, 100, 100);
    zoom.down(2, 200, 100);
    const scale = zoom.scale;
    zoom.move(2, 300, 100);
    expect(zoom.scale).toBeCloseTo(scale * 2);
  });
  it('leaves no room empty beside a large drawing, and puts a small one into the middle', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.width = 400;
    zoom.height = 300;
    zoom.centre(0, 0);
    zoom.keepOn({ x: 0, y: 0, width: 1000, height: 200 }, 40);
    expect([zoom.x, zoom.y]).toEqual([0, 70]);
    zoom.centre(990, 190);
    zoom.keepOn({ x: 0, y: 0, width: 1000, height: 600 }, 40);
    expect([zoom.x, zoom.y]).toEqual([-600, -40]);
    zoom.keepOn({ x: 0, y: 0, width: 1000, height: 280 }, 40);
    expect(zoom.y).toBe(20);
  });
});
