import { sayAdventure } from '../../text/say-adventure';
import { GoodsMark, LeadMark } from '../pieces';
import { heroOf, type Scene } from '../scene';
import { questLeads } from '../words';
import { type ChoiceProps, Slip } from './slip';

/** What the quest still needs of a colour stands behind how many there are. */
function needNote(scene: Scene, color: string, words: string) {
  const need = questLeads(scene.view, scene.me)?.[color as 'red'] ?? 0;
  return (
    <>
      {words}
      {need === 0 ? null : <b class="lead-need">{sayAdventure('lead.need', { count: need })}</b>}
    </>
  );
}

/** A colour of leads, proofs or cards, with what the quest still needs of it. */
export function ColorSlip({ scene, option }: ChoiceProps) {
  const { question, view } = scene;
  const prompt = question?.prompt;
  const deck = view.decks.find((one) => one.deck === option);
  const isColor = ['red', 'blue', 'purple'].includes(option);
  if (!isColor) return <Slip scene={scene} option={option} />;
  if (prompt === 'investigation-deck') {
    const note = needNote(scene, option, sayAdventure('deck.left', { count: deck?.count ?? 0 }));
    return (
      <Slip
        scene={scene}
        option={option}
        icon={<LeadMark kind={option} />}
        title={sayAdventure(`deck.${option as 'red'}`)}
        note={note}
      />
    );
  }
  if (prompt === 'quest-deck') {
    const note = sayAdventure('deck.left', { count: view.questDecks[option as 'red'].count });
    return (
      <Slip
        scene={scene}
        option={option}
        icon={<GoodsMark kind={`${option}-proof`} />}
        title={sayAdventure(`quest.deck.${option as 'red'}`)}
        note={note}
      />
    );
  }
  const mark = prompt === 'proof-colour' ? `${option}-proof` : option;
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<GoodsMark kind={mark} />}
      note={needNote(
        scene,
        option,
        sayAdventure('lead.have', { count: heroOf(scene, scene.me).leads[option as 'red'] }),
      )}
    />
  );
}
