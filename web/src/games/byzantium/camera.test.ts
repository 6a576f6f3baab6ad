import { describe, expect, it } from 'vitest';
import { REAL } from './board-file';
import { apart, clamp, drag, isNarrow, lookAt, overview, under, viewBox, whole, zoomBy, zoomTo } from './camera';
import { WHOLE } from './map';

const PHONE = { width: 390, height: 350 };
const TABLET = { width: 1024, height: 460 };
const DESK = { width: 1048, height: 748 };
const CITIES = REAL.cities;
const at = (city: string) => CITIES.find((each) => each.city === city)!;

describe('on a desk', () => {
  it('the whole map is shown with its panels', () => {
    expect(isNarrow(DESK)).toBe(false);
    const { x, y, width, height } = viewBox(whole(DESK), DESK);
    expect(x).toBeLessThanOrEqual(WHOLE.x + 0.01);
    expect(y).toBeLessThanOrEqual(WHOLE.y + 0.01);
    expect(x + width).toBeGreaterThanOrEqual(WHOLE.x + WHOLE.width - 0.01);
    expect(y + height).toBeGreaterThanOrEqual(WHOLE.y + WHOLE.height - 0.01);
  });
});

describe('on a tablet', () => {
  it('all cities are shown, whatever is asked', () => {
    expect(isNarrow(TABLET)).toBe(true);
    expect(lookAt([at('mecca')], CITIES, TABLET)).toEqual(overview(CITIES, TABLET));
  });
});

describe('on a phone', () => {
  it('the places that may be chosen are in the picture with room for their names', () => {
    for (const offered of [['antioch', 'palmyra', 'jerusalem'], ['dyrrachium', 'basra'], ['mecca']]) {
      const camera = lookAt(offered.map(at), CITIES, PHONE);
      const box = viewBox(camera, PHONE);
      for (const { x, y } of offered.map(at)) {
        expect((x - box.x) * camera.scale).toBeGreaterThan(30);
        expect((box.x + box.width - x) * camera.scale).toBeGreaterThan(30);
        expect((y - box.y) * camera.scale).toBeGreaterThan(30);
        expect((box.y + box.height - y) * camera.scale).toBeGreaterThan(30);
      }
    }
  });

  it('few places are shown large, but never larger than they need to be', () => {
    expect(lookAt([at('mecca')], CITIES, PHONE).scale).toBe(1.35);
  });

  it('shows all cities where nothing is asked', () => {
    expect(lookAt([], CITIES, PHONE)).toEqual(overview(CITIES, PHONE));
  });

  it('never leaves the map', () => {
    const away = drag(lookAt([at('mecca')], CITIES, PHONE), 99999, 99999, PHONE);
    expect(viewBox(away, PHONE).x).toBeGreaterThanOrEqual(WHOLE.x - 30.01);
    expect(clamp(away, PHONE)).toEqual(away);
  });

  it('zooms within bounds', () => {
    const least = overview(CITIES, PHONE).scale;
    let camera = lookAt([], CITIES, PHONE);
    for (let k = 0; k < 20; k++) camera = zoomBy(camera, 1.25, PHONE, least);
    expect(camera.scale).toBeLessThanOrEqual(2.6);
    for (let k = 0; k < 40; k++) camera = zoomBy(camera, 0.8, PHONE, least);
    expect(camera.scale).toBeCloseTo(least);
  });

  it('a point stays under the finger that zooms', () => {
    const camera = { middle: { x: 500, y: 350 }, scale: 0.9 };
    const closer = zoomTo(camera, at('antioch'), 1.5, PHONE, 0.4);
    const where = ({ middle, scale }: typeof camera) => (at('antioch').x - middle.x) * scale;
    expect(where(closer)).toBeCloseTo(where(camera));
  });
});

describe('a thumb', () => {
  const offered = ['hira', 'bagdad', 'mecca'].map(at);

  it('means the place under it where no other is near', () => {
    expect(under(at('mecca'), offered, 0.4)).toEqual([at('mecca')]);
    expect(under(at('hira'), offered, 1)).toEqual([at('hira')]);
    expect(under({ x: 300, y: 300 }, offered, 1)).toEqual([]);
  });

  it('cannot tell two apart that lie closer than itself, and then the map comes closer', () => {
    const close = under(at('hira'), offered, 0.4);
    expect(close).toHaveLength(2);
    const { scale } = apart({ middle: { x: 500, y: 350 }, scale: 0.4 }, [close[0]!, close[1]!], PHONE);
    expect(under(at('hira'), offered, scale)).toEqual([at('hira')]);
  });
});
