import type { BattleView, Effect, ENEMIES } from '@medallion/adventure-game';

type Enemy = (typeof ENEMIES)[number];

/** What accepting brings that counts most: points, and wounds. Everything else is told beside it. */
export interface Stakes {
  readonly points: number;
  readonly wounds: number;
}

const sum = (effects: readonly Effect[], of: (effect: Effect) => number): number =>
  effects.reduce((all, effect) => all + of(effect), 0);

/** Points and wounds of a battle with this result. */
export function stakesOf(
  enemy: Enemy,
  { pool, attack, defence, ritual }: Omit<BattleView, 'seat' | 'enemy' | 'faces'>,
): Stakes {
  const missing = Math.max(0, enemy.shield - pool.shield);
  const effects: readonly Effect[] = [
    ...(attack ? enemy.attack.success : enemy.attack.fail),
    ...(defence ? enemy.defence.success : enemy.defence.fail),
    ...(ritual === null ? [] : ((ritual ? enemy.ritualEffects?.success : enemy.ritualEffects?.fail) ?? [])),
  ];
  return {
    points: sum(effects, (effect) => (effect.do === 'vp' ? effect.n : effect.do === 'lose-vp' ? -effect.n : 0)),
    wounds: sum(effects, (effect) => {
      if (effect.do === 'wounds') return effect.minor + effect.severe;
      return effect.do === 'wounds-per-missing-shield' ? missing : 0;
    }),
  };
}
