import './battle-scene.css';
import { type BattleView, HEROES } from '@medallion/adventure-game';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import { QuestionLine } from '../../../table/question/question-line';
import { heroOf, offers, type Scene } from '../table/scene';
import { moveWords, optionWords, placeName, shortHero } from '../table/words';
import { sayAdventure, speak } from '../text/say-adventure';
import { stakesOf } from './accept-words';
import { BattleStage, OddsLine } from './battle-stage';
import { enemyOf, Fate } from './results';
import { Tray } from './tray';
import { UseSlips } from './use-slips';

/** The three battle dice and all of the hero's own, before anybody knows what they show. */
function blankDice(hero: string): BattleView['faces'] {
  const own = HEROES.find(({ id }) => id === hero)?.dice ?? [];
  return ['blank', 'blank', 'blank', ...own.map((): 'blank' => 'blank')];
}

interface BattleProps {
  readonly scene: Scene;
  readonly battle: BattleView;
  readonly undo: () => void;
}

function battleAsk({ question, counsel }: Scene, battle: BattleView): string {
  if (question?.prompt === 'reroll') return speak('prompt.reroll');
  if (battle.faces.length === 0) return sayAdventure('battle.ask-start');
  if (battle.attack && battle.defence) return sayAdventure('battle.ask-won');
  if ((counsel?.uses ?? []).length > 0) return sayAdventure('battle.ask-bend');
  if (battle.attack) return sayAdventure('battle.ask-no-defence');
  return sayAdventure(battle.defence ? 'battle.ask-no-attack' : 'battle.ask-neither');
}

/** The button says what comes of pressing it. */
function acceptWords(battle: BattleView): string {
  const enemy = enemyOf(battle.enemy);
  if (battle.faces.length === 0) return sayAdventure('battle.roll');
  if (enemy === null) return sayAdventure('battle.accept');
  const { points, wounds } = stakesOf(enemy, battle);
  const parts = [
    ...(points === 0 ? [] : [sayAdventure('battle.stake-points', { points })]),
    ...(wounds === 0 ? [] : [sayAdventure('battle.stake-wounds', { wounds })]),
  ];
  if (parts.length === 0) return sayAdventure('battle.accept');
  return sayAdventure('battle.accept-for', { what: listOf(language.value, parts) });
}

function BattleLine({ scene, battle, undo }: BattleProps) {
  const { question, counsel, view, session, act } = scene;
  if (question === null) return null;
  const [best] = counsel?.uses ?? [];
  const stop = ['done', 'pass'].find((id) => offers(scene, id));
  const isBest = question.prompt === 'modify-results' && best !== undefined && offers(scene, best);
  const move = session.canUndo.value;
  return (
    <QuestionLine
      question={question.prompt}
      words={battleAsk(scene, battle)}
      undo={move === null ? null : { move: moveWords(view, move), onPress: undo }}
    >
      {isBest ? (
        <button type="button" class="pbtn" data-option={best} aria-keyshortcuts="B" onClick={() => act.answer(best)}>
          {sayAdventure('battle.best', { use: optionWords(view, question, best) })}
        </button>
      ) : null}
      {stop === undefined ? null : (
        <button type="button" class={isBest ? 'btn' : 'pbtn'} data-option={stop} onClick={() => act.answer(stop)}>
          {acceptWords(battle)}
        </button>
      )}
    </QuestionLine>
  );
}

/** Before the roll nothing is met yet: what would come of it if nothing were. */
function unrolled({ ritual }: BattleView): Pick<BattleView, 'attack' | 'defence' | 'ritual'> {
  return { attack: false, defence: false, ritual: ritual === null ? null : false };
}

/** A battle of one's own: the enemy, the odds, the dice, what they come to, and how they may be bent. */
export function BattleScene({ scene, battle, undo }: BattleProps) {
  const enemy = enemyOf(battle.enemy);
  const { question, act } = scene;
  const hero = heroOf(scene, battle.seat);
  const isReroll = question?.prompt === 'reroll';
  const optionOf = (place: number) => (isReroll && offers(scene, `die-${place + 1}`) ? `die-${place + 1}` : null);
  if (enemy === null) return null;
  const hasRolled = battle.faces.length > 0;
  return (
    <div class="battle">
      <h2 class="sr">{sayAdventure('battle.near', { place: placeName(hero.at), player: shortHero(hero.hero) })}</h2>
      <BattleStage enemy={battle.enemy}>
        {hasRolled ? null : <OddsLine scene={scene} enemy={battle.enemy} />}
      </BattleStage>
      <InTurn turn={0}>
        <Fate
          enemy={enemy}
          verdict={hasRolled ? battle : unrolled(battle)}
          title={sayAdventure(hasRolled ? 'battle.if-stop' : 'battle.if-fail')}
        />
      </InTurn>
      <Tray
        enemy={battle.enemy}
        faces={hasRolled ? battle.faces : blankDice(hero.hero)}
        pool={battle.pool}
        phase={hasRolled ? 'lies' : 'held'}
        optionOf={optionOf}
        onPick={(option) => act.answer(option)}
      />
      <div class="battle-foot">
        <BattleLine scene={scene} battle={battle} undo={undo} />
        <UseSlips scene={scene} battle={battle} />
      </div>
    </div>
  );
}
