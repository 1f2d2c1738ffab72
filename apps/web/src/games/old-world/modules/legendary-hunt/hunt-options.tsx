import type { Json } from '@medallion/kernel';
import { DIFFICULTIES, type HuntOptions, LEGENDS, RANDOM, SIDES } from '@medallion/old-world/modules/legendary-hunt';
import { Segments } from '../../../../pieces/choice';
import type { ModuleSetupProps } from '../../module-screens';
import { named } from '../../text/say-old-world';
import { sayHunt } from './say-hunt';

/** What a table agrees on: the side of the help card, the monster, and alone how many cards it has time for. */
export function HuntForm({ options, players, change }: ModuleSetupProps) {
  const now = options as HuntOptions;
  return (
    <>
      <div class="seg-line">
        <span>{sayHunt('options.side')}</span>
        <Segments
          label={sayHunt('options.side')}
          choices={SIDES.map((value) => ({ value, words: sayHunt(`options.side.${value}`) }))}
          chosen={now.side}
          onChoose={(side) => change({ ...now, side })}
        />
      </div>
      <label>
        <span>{sayHunt('options.monster')}</span>
        <select value={now.monster} onChange={(event) => change({ ...now, monster: event.currentTarget.value })}>
          <option value={RANDOM}>{sayHunt('options.monster.random')}</option>
          {LEGENDS.map(({ id, box }) => (
            <option key={id} value={id}>
              {box === 'extra' ? `${named('monster', id)} (${sayHunt('legend.extra')})` : named('monster', id)}
            </option>
          ))}
        </select>
      </label>
      {players > 1 ? null : (
        <div class="seg-line">
          <span>{sayHunt('options.difficulty')}</span>
          <Segments
            label={sayHunt('options.difficulty')}
            choices={DIFFICULTIES.map((value) => ({ value, words: sayHunt(`options.difficulty.${value}`) }))}
            chosen={now.difficulty}
            onChoose={(difficulty) => change({ ...now, difficulty })}
          />
        </div>
      )}
    </>
  );
}

/** What was agreed, in a few words. */
export function huntOptionWords(options: Json): readonly string[] {
  const { side, monster } = options as HuntOptions;
  return [
    sayHunt(`options.side.${side}`),
    monster === RANDOM ? sayHunt('options.monster.random') : named('monster', monster),
  ];
}
