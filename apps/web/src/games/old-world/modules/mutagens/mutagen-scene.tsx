import './mutagens.css';
import { abilityText } from '@medallion/old-world';
import { MUTAGEN_FACTS, MUTAGEN_OPTIONS, mutagenTexts } from '@medallion/old-world/modules/mutagens';
import { language } from '../../../../settings/settings';
import { Figure } from '../../../../table/cards/emblem';
import { HUNT_ICONS } from '../../art/emblems';
import { Ask, type AskProps } from '../../table/foot';
import { answerProps } from '../../table/scene';

const say = (id: string) => mutagenTexts.say(language.value, id);

/** Three mutagens lie open for whoever gains a level; one is kept. */
export function MutagenScene(ask: AskProps) {
  const { scene } = ask;
  const options = scene.question?.options ?? [];
  return (
    <div class="mutagen-scene">
      <header>
        <h1 class="display">{say('scene.title')}</h1>
        <p>{say('scene.words')}</p>
      </header>
      <ul>
        {options.map((id) => {
          const chosen = MUTAGEN_OPTIONS['mutagen-choice'].read(id)?.mutagen;
          const facts = MUTAGEN_FACTS.find((one) => one.id === chosen);
          if (facts === undefined) return null;
          return (
            <li key={id}>
              <button type="button" class="mutagen-card paper" {...answerProps(scene, id)}>
                <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                  <rect width="200" height="120" class="ground" />
                  <Figure class="figure" name={HUNT_ICONS.mutagen} x={52} y={12} size={96} />
                </svg>
                <b class="display">{say(`source.mutagen:${facts.id}`)}</b>
                <span>{abilityText(language.value, facts.ability)}</span>
                <em>{say('scene.take')}</em>
              </button>
            </li>
          );
        })}
      </ul>
      <Ask {...ask} />
    </div>
  );
}
