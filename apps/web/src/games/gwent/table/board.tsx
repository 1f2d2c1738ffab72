import './board.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useAfterFrame } from '../../../pieces/later';
import { useMeasured } from '../../../pieces/measured';
import { MovingStage } from '../../../table/cards/moving-stage';
import { outcomeId } from '../../../table/end/end-scene';
import type { BoardProps } from '../../../table/frame/board';
import { LookFoot, TableDoor, TableFrame, TableLoading, useTableRoot } from '../../../table/frame/table-frame';
import { TableMenu } from '../../../table/frame/table-menu';
import { isGuided } from '../../../table/guide/guided-game';
import { loadEmblems } from '../card';
import { GwentGuide } from '../guide/gwent-guide';
import { Stage } from '../stage/stage';
import { sayGwent } from '../text/say-gwent';
import { FOCUS_PLACES, pilesOf, useDragging } from './board-hooks';
import { Chronicle } from './chronicle';
import { FieldRow } from './field-row';
import { Foot } from './foot';
import { OpenHand } from './hand';
import { HelpDialog } from './help';
import { ChronicleDialog, LatestLine } from './latest-line';
import { MatchEnd } from './match-end';
import { Mulligan } from './mulligan';
import { NeedPanel } from './need-panel';
import { PeekDialog, PileDialog } from './piles';
import { PlayerPanel } from './player-panel';
import { Preview } from './preview';
import { RoundEnd } from './round-end';
import { cardInputs, type GwentSession, nameOf, type Scene, sideOf } from './scene';
import { StarterChoice } from './starter-choice';
import { gwentKeys } from './table-keys';
import { type Moments, type TableControl, useMoments, useTable } from './use-table';
import { WeatherPanel, WeatherStrip } from './weather-panel';
import { moveWords } from './words';

void loadEmblems(); // while the table is being opened, so that no card is seen without its figure

function Field({ scene }: { readonly scene: Scene }) {
  const [theirs, mine] = [sideOf(scene, scene.foe), sideOf(scene, scene.me)];
  const box = useMeasured<HTMLDivElement>('row', '.row-cards');
  return (
    <div ref={box} class="gwent-field">
      {theirs.rows.toReversed().map((row) => (
        <FieldRow key={`t-${row.row}`} scene={scene} seat={scene.foe} row={row} />
      ))}
      <WeatherStrip scene={scene} />
      {mine.rows.map((row) => (
        <FieldRow key={`m-${row.row}`} scene={scene} seat={scene.me} row={row} />
      ))}
    </div>
  );
}

interface PartProps {
  readonly scene: Scene;
  readonly control: TableControl;
}

/** What lies under the field while one looks past the sheet of a round's end, or of the game's. */
function LookingFoot({ control }: PartProps) {
  const isRound = control.moments.now.value !== null;
  const back = () => control.set({ isLooking: false });
  const goOn = () => {
    back();
    control.moments.pass();
  };
  return (
    <LookFoot words={sayGwent('look.back')} onBack={back} {...(isRound ? { question: 'round-end' } : {})}>
      {isRound ? (
        <button type="button" class="pbtn" data-option="continue" onClick={goOn}>
          {sayGwent('look.on')}
        </button>
      ) : null}
    </LookFoot>
  );
}

interface PreviewPlaceProps extends PartProps {
  /** What stands in its place while nothing is looked at. */
  readonly instead?: ComponentChildren;
}

function PreviewPlace({ scene, control, instead }: PreviewPlaceProps) {
  const previewed = control.previewed.value;
  if (previewed === null && instead !== undefined) return <>{instead}</>;
  return (
    <Preview
      previewed={previewed}
      agreed={scene.view}
      isPinned={control.look.isPinned}
      onClose={() => control.set({ isPinned: false })}
    />
  );
}

function TableScene({ scene, control, props }: PartProps & { readonly props: BoardProps }) {
  const { look, moments, brief, set } = control;
  const { session } = scene;
  const outcome = session.outcome.value;
  const isLooking = look.isLooking && (moments.now.value !== null || outcome !== null);
  const state = { isPassing: look.isPassing, explained: look.explained, hinted: look.hinted };
  const cards = cardInputs(scene);
  const field = useMemo(() => <Field scene={scene} />, cards);
  const chronicle = useMemo(() => <Chronicle scene={scene} />, cards);
  return (
    <div class="gwent" {...(outcome === null ? {} : { 'data-outcome': outcomeId(outcome) })}>
      <h1 class="sr">{midOf(scene)}</h1>
      <div class="left">
        <PlayerPanel scene={scene} seat={scene.foe} />
        <NeedPanel scene={scene} />
        <WeatherPanel scene={scene} />
        <PlayerPanel scene={scene} seat={scene.me} />
      </div>
      <div class="center">
        {sideOf(scene, scene.foe).hand.cards === null ? null : <OpenHand scene={scene} seat={scene.foe} />}
        {field}
        {brief === null ? null : <Stage key={brief.kind} scene={scene} shown={brief} />}
      </div>
      <div class={look.isPinned ? 'right has-pinned' : 'right'}>
        <PreviewPlace scene={scene} control={control} />
        {chronicle}
        {props.aside}
      </div>
      <LatestLine scene={scene} onOpen={() => set({ dialog: 'chronicle' })} />
      {props.controls}
      {isLooking ? (
        <LookingFoot scene={scene} control={control} />
      ) : (
        <Foot
          scene={scene}
          state={state}
          acts={{
            pass: control.pass,
            playOn: () => set({ isPassing: false }),
            undo: control.undo,
            hint: control.hint,
          }}
        />
      )}
    </div>
  );
}

function Scenes({ scene, control, props }: PartProps & { readonly props: BoardProps }) {
  const { look, moments, set } = control;
  const { phase } = scene.view;
  const outcome = useAfterFrame(scene.session.outcome.value);
  const moment = props.hasMoments === false ? null : moments.now.value;
  if (props.hasMoments !== false) {
    if (outcome !== null && !look.isLooking) {
      return <MatchEnd scene={scene} outcome={outcome} onLook={() => set({ isLooking: true })} extras={props.extras} />;
    }
    if (phase === 'opening') return <StarterChoice scene={scene} />;
    if (phase === 'exchange') {
      const preview = (instead: ComponentChildren) => (
        <PreviewPlace scene={scene} control={control} instead={instead} />
      );
      return <Mulligan scene={scene} preview={preview} />;
    }
  }
  const goOn = () => {
    set({ isLooking: false });
    moments.pass();
  };
  return (
    <>
      <TableScene scene={scene} control={control} props={props} />
      {moment?.kind === 'round-end' && !look.isLooking ? (
        <RoundEnd scene={scene} moment={moment} onLook={() => set({ isLooking: true })} onContinue={goOn} />
      ) : null}
      {moment?.kind === 'peek' ? <PeekDialog cards={moment.cards} onClose={goOn} /> : null}
    </>
  );
}

function Dialogs({ scene, control }: PartProps) {
  const { dialog } = control.look;
  const close = () => control.set({ dialog: null });
  if (dialog === null) return null;
  if (dialog === 'chronicle') return <ChronicleDialog scene={scene} onClose={close} />;
  if (dialog === 'help') return <HelpDialog scene={scene} onClose={close} />;
  if (dialog === 'menu') return <TableMenu session={scene.session} run={control.run} onClose={close} />;
  return <PileDialog scene={scene} open={dialog} onClose={close} />;
}

function midOf(scene: Scene): string {
  const { view, session, foe } = scene;
  if (session.outcome.value !== null) return sayGwent('bar.over', { moves: session.answers.value });
  const player = nameOf(session, foe);
  return view.phase === 'exchange' || view.phase === 'opening'
    ? sayGwent('bar.opening', { player })
    : sayGwent('bar.round', { round: view.round });
}

interface LiveProps {
  readonly session: GwentSession;
  readonly moments: Moments;
  readonly props: BoardProps;
}

function LiveBoard({ session, moments, props }: LiveProps) {
  const control = useTable(session, moments, props.hasMoments !== false);
  const { scene, stamp, look } = control;
  const root = useTableRoot({
    keys: (box) => gwentKeys(control, box),
    places: FOCUS_PLACES,
    stamp: `${stamp}-${look.isLooking}-${look.isPassing}`,
    lifted: look.lifted?.key ?? null,
  });
  const drag = useDragging(scene);
  if (scene === null) return <TableLoading game="gwent" />;
  return (
    <TableFrame
      game="gwent"
      tag="gwent"
      hasMap={false}
      board={props}
      viewer={scene.viewer}
      root={root}
      onPointerDown={drag}
      mid={midOf(scene)}
      run={control.run}
      open={(dialog) => control.set({ dialog })}
      moveWords={(move) => moveWords(move, sideOf(scene, move.seat).leader.id)}
    >
      <MovingStage stamp={stamp} alive={scene.keyed.alive} {...pilesOf(scene)}>
        <Scenes scene={scene} control={control} props={props} />
      </MovingStage>
      {isGuided() && props.hasMoments !== false ? <GwentGuide scene={scene} moment={moments.now.value} /> : null}
      <Dialogs scene={scene} control={control} />
    </TableFrame>
  );
}

/** The Gwent table, for any session: local, online or a replay. */
export function GwentBoard(props: BoardProps) {
  // The registry of boards knows sessions of every game; this board is only ever given its own.
  const session = props.session as GwentSession;
  const moments = useMoments(session);
  return (
    <TableDoor session={session}>
      <LiveBoard key={session.table} session={session} moments={moments} props={props} />
    </TableDoor>
  );
}
