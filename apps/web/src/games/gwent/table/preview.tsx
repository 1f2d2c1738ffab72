import './preview.css';
import {
  cardText,
  findLeader,
  gwentTexts,
  LEADERS,
  type Readings,
  type StrengthLine,
  type UnitView,
} from '@medallion/gwent';
import { CrossIcon, Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { say } from '../../../text/say';
import { GwentCard, GwentLeader } from '../card';
import { abilityIcon, type GwentCardFace, rowIcon } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { cardFace, nameOfCard, type Previewed } from './scene';
import { rowTitle } from './words';

const STEP_ICONS = {
  weather: 'snowflake-2',
  'spies-doubled': 'domino-mask',
  'tight-bond': 'linked-rings',
  'morale-boost': 'flying-flag',
  horn: 'hunting-horn',
} as const;

function SumLine({ line }: { readonly line: StrengthLine }) {
  const icon = STEP_ICONS[line.step as keyof typeof STEP_ICONS];
  return (
    <li>
      <span>
        {icon === undefined ? null : <Icon name={icon} />}
        {gwentTexts.say(language.value, `step.${line.step}`, { amount: line.amount })} <RuleLink rule={line.rule} />
      </span>
      <b>{line.strength}</b>
    </li>
  );
}

/** How a strength came about, step by step in the order of the rule. */
function Sum({ unit }: { readonly unit: UnitView }) {
  const change = unit.strength - unit.printed;
  const tone = change === 0 ? '' : change > 0 ? ' up' : ' down';
  return (
    <ol class="sum">
      {unit.lines.map((line) => (
        <SumLine key={line.step} line={line} />
      ))}
      <li class={`res${tone}`}>
        <span>{sayGwent('preview.now')}</span>
        <b>{unit.strength}</b>
      </li>
    </ol>
  );
}

function kindWords(face: GwentCardFace): string {
  const { kind, rows } = face;
  if (kind === 'special' || kind === 'weather') return gwentTexts.say(language.value, `kind.${kind}`);
  const row = rows.length > 1 ? say('gwent.row.agile') : rows[0] === undefined ? '' : rowTitle(rows[0]);
  return `${gwentTexts.say(language.value, `kind.${kind}`)}, ${row}`;
}

interface TextsProps {
  readonly card: string;
  readonly agreed?: Readings;
}

function Texts({ card, agreed }: TextsProps) {
  return (
    <>
      {cardText(language.value, card, agreed).map(({ ability, name, text }) => {
        const icon = abilityIcon(ability);
        return (
          <p key={ability} class="txt">
            {name === '' ? null : (
              <b>
                {icon === null ? null : <Icon name={icon} />} {name}.{' '}
              </b>
            )}
            {text}
          </p>
        );
      })}
    </>
  );
}

/** @rule GW-LEADER-009, GW-LEADER-036 */
function ruleOf(leader: (typeof LEADERS)[number], { relentless }: Readings): string {
  const isReadAnew = 'from' in leader.effect && leader.effect.from === 'configured' && relentless !== 'own-deck';
  return isReadAnew ? 'GW-LEADER-036' : leader.rule;
}

function LeaderPreview({ card, agreed }: Required<TextsProps>) {
  const leader = LEADERS[findLeader(card) ?? -1];
  if (leader === undefined) return null;
  return (
    <>
      <div class="inspect-card">
        <GwentLeader id={card} name={nameOfCard(card)} faction={leader.faction} ability="ready" size="preview" />
      </div>
      <div class="inspect-txt">
        <h3 class="display">{nameOfCard(card)}</h3>
        <p class="kind">{gwentTexts.say(language.value, 'kind.leader')}</p>
        <Texts card={card} agreed={agreed} />
        <p class="txt">
          <RuleLink rule={ruleOf(leader, agreed)} />
        </p>
      </div>
    </>
  );
}

/** A card in words: kind, text, and how its strength came about. */
export function CardDetails({ card, unit }: Previewed) {
  const face = cardFace(card, unit);
  const icon = rowIcon(face.rows);
  return (
    <div class="inspect-txt">
      <h3 class="display">{face.name}</h3>
      <p class="kind">
        {icon === null ? null : <Icon name={icon} />} {kindWords(face)}
      </p>
      <Texts card={card} />
      {unit === null || face.printed === null ? null : <Sum unit={unit} />}
    </div>
  );
}

function CardPreview({ card, unit }: Previewed) {
  return (
    <>
      <div class="inspect-card">
        <GwentCard face={cardFace(card, unit)} size="preview" />
      </div>
      <CardDetails card={card} unit={unit} />
    </>
  );
}

interface PreviewProps {
  readonly previewed: Previewed | null;
  /** As agreed at this table. */
  readonly agreed: Readings;
  /** On small screens the preview is a sheet that has to be put away. */
  readonly isPinned: boolean;
  readonly onClose: () => void;
}

export function Preview({ previewed, agreed, isPinned, onClose }: PreviewProps) {
  return (
    <section class={isPinned ? 'inspect panel pinned' : 'inspect panel'} aria-label={sayGwent('preview.label')}>
      {previewed === null ? (
        <p class="inspect-hint">{sayGwent('preview.hint')}</p>
      ) : findLeader(previewed.card) === null ? (
        <CardPreview card={previewed.card} unit={previewed.unit} />
      ) : (
        <LeaderPreview card={previewed.card} agreed={agreed} />
      )}
      <button type="button" class="icon-btn inspect-close" aria-label={sayGwent('preview.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </section>
  );
}
