import './keepsakes.css';
import {
  companionText,
  optionId,
  TROPHIES,
  titleOf,
  trophyName,
  trophyText,
  type WitcherView,
} from '@medallion/old-world';
import { language } from '../../../settings/settings';
import { companionIcon, GOODS_ICONS, trophyIcon } from '../art/emblems';
import { named, sayOldWorld } from '../text/say-old-world';
import { Emblem } from './pieces';
import { answerProps, isMe, type Scene } from './scene';
import { questPlaceWords } from './words';

/** Trophies, quests and companions, each with what it does. */
export function Keepsakes({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const isMine = isMe(scene, witcher.seat);
  if (witcher.trophies.length + witcher.quests.length + witcher.companions.length === 0) return null;
  return (
    <ul class="keeps">
      {witcher.trophies.map((trophy, index) => {
        const facts = TROPHIES.find(({ id }) => id === trophy);
        const text = facts === undefined ? '' : trophyText(language.value, facts);
        return (
          <li key={`${trophy}-${index}`}>
            <Emblem name={trophyIcon(trophy)} />
            <span>
              <b>{trophyName(language.value, trophy)}</b>
              <small>{text}</small>
            </span>
          </li>
        );
      })}
      {witcher.quests.map((quest) => {
        const { card } = quest;
        const answer = isMine ? answerProps(scene, optionId('journey', { kind: 'quest', card })) : null;
        return (
          <li key={card}>
            <Emblem name={GOODS_ICONS.quest} />
            <span>
              <b>{titleOf(language.value, card)}</b>
              <small>{questPlaceWords(quest)}</small>
            </span>
            {answer === null ? null : (
              <button type="button" class="btn is-can" {...answer}>
                {sayOldWorld('board.resolve')}
              </button>
            )}
          </li>
        );
      })}
      {witcher.companions.map(({ companion }) =>
        companion === null ? null : (
          <li key={companion}>
            <Emblem name={companionIcon(companion)} />
            <span>
              <b>{named('companion', companion)}</b>
              <small>{companionText(language.value, companion)}</small>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** Trophies, companions and quests at a glance; a press opens the whole board. */
export function KeepStrip({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const { trophies, companions, quests, seat } = witcher;
  if (trophies.length + companions.length + quests.length === 0) return null;
  return (
    <button type="button" class="keep-strip" onClick={() => scene.act.openWitcher(seat)}>
      <span class="sr">{sayOldWorld('board.keeps')}</span>
      {trophies.map((trophy, index) => (
        <span key={`${trophy}-${index}`} title={trophyName(language.value, trophy)}>
          <Emblem name={trophyIcon(trophy)} />
        </span>
      ))}
      {companions.map(({ companion }) =>
        companion === null ? null : (
          <span key={companion} title={named('companion', companion)}>
            <Emblem name={companionIcon(companion)} />
          </span>
        ),
      )}
      {quests.length === 0 ? null : (
        <span class="keep-quests" title={quests.map(({ card }) => titleOf(language.value, card)).join(', ')}>
          <Emblem name={GOODS_ICONS.quest} /> {sayOldWorld('board.quests', { n: quests.length })}
        </span>
      )}
    </button>
  );
}
