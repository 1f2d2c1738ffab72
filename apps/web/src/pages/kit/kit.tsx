import './kit.css';
import { CARDS, cardName, LEADERS } from '@medallion/gwent';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { GwentCard, GwentCardBack, GwentLeader } from '../../games/gwent/card';
import { GWENT_FACTIONS, type GwentFaction } from '../../games/gwent/card-face';
import { faceOf } from '../../games/gwent/decks/faces';
import { CardsLine } from '../../pieces/cards-line';
import { Segments, Slider, Switch } from '../../pieces/choice';
import { Page } from '../../pieces/frame';
import { Gem, ScoreShield } from '../../pieces/gem';
import { Medallion } from '../../pieces/icon';
import { Button, RuleLink } from '../../pieces/links';
import { query } from '../../router/router';
import { language } from '../../settings/settings';
import { say } from '../../text/say';
import { SocialCard } from './social-card';

const facesNow = () => CARDS.map((facts) => faceOf(facts, language.value));

function Shelf({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="kit-shelf">
      <h2 class="smallcap">{title}</h2>
      <div class="kit-items">{children}</div>
    </section>
  );
}

function Faction({ faction }: { readonly faction: GwentFaction | 'neutral' }) {
  const leaders = LEADERS.filter((leader) => leader.faction === faction);
  return (
    <Shelf title={faction}>
      {facesNow()
        .filter((face) => face.faction === faction)
        .map((face) => (
          <GwentCard key={face.id} face={face} />
        ))}
      {leaders.map(({ id, faction: colours }) => {
        const name = cardName(language.value, id);
        return <GwentLeader key={id} id={id} name={name} faction={colours} ability="ready" tag={name.split(': ')[1]} />;
      })}
      {faction === 'neutral' ? null : <GwentCardBack faction={faction} />}
    </Shelf>
  );
}

const named = (id: string) => facesNow().find((face) => face.id === id);

function States() {
  const unit = named('ballista');
  const hero = named('philippa-eilhart');
  if (!unit || !hero) return null;
  return (
    <Shelf title="states">
      <GwentCard face={unit} onPress={() => {}} />
      <GwentCard face={unit} state="playable" onPress={() => {}} />
      <GwentCard face={unit} state="selected" onPress={() => {}} />
      <GwentCard face={unit} state="blocked" onPress={() => {}} />
      <GwentCard face={{ ...unit, strength: 14 }} />
      <GwentCard face={{ ...unit, strength: 1 }} />
      <GwentCard face={hero} tag="just drawn" />
      <GwentLeader id="foltest-the-siegemaster" name="Foltest" faction="northern-realms" ability="used" />
      <GwentCardBack faction="northern-realms" />
    </Shelf>
  );
}

function Sizes() {
  const faces = ['hjalmar', 'blue-stripes-commando', 'milva', 'biting-frost', 'commanders-horn', 'nekker'].flatMap(
    (id) => named(id) ?? [],
  );
  return (
    <>
      <Shelf title="row">
        {faces.map((face) => (
          <GwentCard
            key={face.id}
            face={{ ...face, strength: face.printed === null ? null : face.printed + 2 }}
            size="row"
          />
        ))}
      </Shelf>
      <Shelf title="preview">
        {faces.slice(0, 4).map((face) => (
          <GwentCard key={face.id} face={face} size="preview" />
        ))}
      </Shelf>
      <Shelf title="crowded row">
        <CardsLine class="crowd">
          {facesNow()
            .slice(10, 30)
            .map((face) => (
              <GwentCard key={face.id} face={face} size="row" />
            ))}
        </CardsLine>
      </Shelf>
    </>
  );
}

function Controls() {
  const [chosen, choose] = useState<'a' | 'b' | 'c'>('b');
  const [on, toggle] = useState(true);
  const [value, set] = useState(60);
  return (
    <Shelf title="controls">
      <Button look="main">main</Button>
      <Button>iron</Button>
      <Button disabled>iron</Button>
      <Button look="quiet">quiet</Button>
      <Segments
        label="segments"
        chosen={chosen}
        choices={(['a', 'b', 'c'] as const).map((key) => ({ value: key, words: key }))}
        onChoose={choose}
      />
      <Switch label="switch" on={on} words={['off', 'on']} onToggle={toggle} />
      <Slider label="slider" value={value} onChange={set} />
      <Gem state="whole" />
      <Gem state="cracked" />
      <Gem state="gone" />
      <ScoreShield score={70} leads={false} label="70" />
      <ScoreShield score={90} leads label="90" />
      <Medallion />
      <RuleLink rule="GW-HORN-002" />
      <div class="paper kit-paper">
        <Button look="ink">ink</Button> <Button look="ink-line">ink-line</Button>{' '}
        <Button look="ink-red">ink-red</Button>
      </div>
    </Shelf>
  );
}

/** A page for the eye of whoever builds: every card at every size, every shared piece. Not linked anywhere. */
export function KitPage() {
  if (query.value.get('view') === 'social') return <SocialCard />;
  return (
    <Page title={say('kit.title')} class="page kit">
      <h1 class="display">{say('kit.title')}</h1>
      <States />
      <Sizes />
      <Controls />
      {[...GWENT_FACTIONS, 'neutral' as const].map((faction) => (
        <Faction key={faction} faction={faction} />
      ))}
    </Page>
  );
}
