import './weather-panel.css';
import { CARDS, cardText, findKind } from '@medallion/gwent';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { GwentCard } from '../card';
import { weatherIcon } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { cardFace, nameOfCard, type Scene } from './scene';
import { rowTitle } from './words';

const PLACES = 3;

function strikesOf(card: string): string {
  const facts = CARDS[findKind(card) ?? -1];
  const rows = facts !== undefined && 'strikes' in facts ? (facts.strikes ?? []) : [];
  return rows.map(rowTitle).join(', ');
}

/** The shared weather: the cards, and in words what they do. */
export function WeatherPanel({ scene }: { readonly scene: Scene }) {
  const { view, keyed, act } = scene;
  const used = new Map<number, number>();
  const keyOf = (seat: number) => {
    const place = used.get(seat) ?? 0;
    used.set(seat, place + 1);
    return keyed.keys.get(`weather-${seat}`)?.[place] ?? `weather-${seat}-${place}`;
  };
  return (
    <section
      class={view.weather.length === 0 ? 'weather panel is-clear' : 'weather panel'}
      aria-label={sayGwent('weather.title')}
    >
      <h2 class="smallcap">{sayGwent('weather.title')}</h2>
      <div class="weather-slot">
        {view.weather.map(({ card, seat }) => {
          const key = keyOf(seat);
          return (
            <span key={key} data-zone={`weather-${seat}`}>
              <GwentCard
                face={cardFace(card)}
                size="row"
                moves={key}
                onPress={() => act.preview({ card, unit: null }, true)}
                onPreview={() => act.preview({ card, unit: null })}
              />
            </span>
          );
        })}
        {Array.from(
          { length: view.weather.length === 0 ? 0 : Math.max(0, PLACES - view.weather.length) },
          (_, index) => (
            <i key={index} class="empty-place" />
          ),
        )}
      </div>
      {view.weather.length === 0 ? <p class="calm">{sayGwent('weather.clear')}</p> : null}
      {view.weather.length === 0 ? null : (
        <p>
          {sayGwent('weather.words')} <RuleLink rule="GW-WEATHER-002" />
        </p>
      )}
    </section>
  );
}

/** Each weather once: a second card of a kind changes nothing. */
function timesCard(weather: Scene['view']['weather'], wanted: string): string {
  const count = weather.filter(({ card }) => card === wanted).length;
  const card = nameOfCard(wanted);
  return count === 1 ? card : sayGwent('weather.times', { count, card });
}

/** The strip between the sides: on small screens it is the weather. */
export function WeatherStrip({ scene }: { readonly scene: Scene }) {
  const { weather } = scene.view;
  return (
    <div class={weather.length === 0 ? 'middle iron' : 'middle iron has-weather'}>
      {weather.length === 0 ? null : (
        <p>
          {[...new Set(weather.map(({ card }) => card))].map((card) => {
            const icon = weatherIcon(card);
            return (
              <span key={card} title={cardText(language.value, card)[0]?.text ?? ''}>
                {icon === null ? null : <Icon name={icon} />} {timesCard(weather, card)}: {strikesOf(card)}
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}
