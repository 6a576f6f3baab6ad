const HIT = 4;

export const isHit = (face: number): boolean => face >= HIT;
