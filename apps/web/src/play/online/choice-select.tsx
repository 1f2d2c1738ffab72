import './choice-select.css';
import { type OnlineGame, type SeatChoice, SURPRISE } from './online-games';
import { sayOnline } from './say-online';

interface ChoiceSelectProps {
  readonly game: OnlineGame;
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly look?: 'field' | 'field-ink';
}

const GROUPS = ['own', 'starter', 'themed'] as const;
const GROUP_WORDS = { own: 'new.own', starter: 'new.starters', themed: 'new.themed' } as const;

/** What a seat brings: a deck, or a surprise. */
export function ChoiceSelect({ game, label, chosen, onChoose, look = 'field' }: ChoiceSelectProps) {
  const choices = game.choices();
  const inGroup = (group: SeatChoice['group']) => choices.filter((choice) => choice.group === group);
  return (
    <label class="ol-choice">
      <span>{label}</span>
      <select class={look} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {game.isChoiceOpen ? null : <option value={SURPRISE}>{sayOnline('new.surprise')}</option>}
        {GROUPS.filter((group) => inGroup(group).length > 0).map((group) => (
          <optgroup key={group} label={game.isChoiceOpen ? game.choiceWords() : sayOnline(GROUP_WORDS[group])}>
            {inGroup(group).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
