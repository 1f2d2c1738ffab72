import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf, ROWS, type Row } from '../cards';
import { fall } from '../rules/leave';
import { plainUnitsIn, plainUnitsOnField, rowTotal, type Standing, strongestIn } from '../rules/strength';
import type { GwentPlay } from '../state';

/**
 * Scorch of a unit or a leader: if the row totals enough, heroes counted, its strongest plain units fall, all tied ones.
 * @rule GW-SCORCH-006, GW-SCORCH-007, GW-SCORCH-008, GW-SCORCH-009
 */
export function* scorchRow(play: GwentPlay, by: Seat, target: Seat, row: Row, threshold: number, rule: RuleId): Flow {
  if (rowTotal(play.state, target, row) < threshold) {
    if (play.isWatched) play.tell({ type: 'no-effect', seat: by, rule: 'GW-SCORCH-007' });
    return;
  }
  yield* burn(play, by, strongestIn(plainUnitsIn(play.state, target, row)), rule);
}

/**
 * Scorch as a special card, and that of the Clan Dimun Pirate: the strongest plain units of the whole battlefield fall.
 * The Pirate that strikes is left out of the search.
 * @rule GW-SCORCH-001, GW-SCORCH-002, GW-SCORCH-003, GW-SCORCH-005, GW-SCORCH-011, GW-SCORCH-012, GW-SCORCH-013
 */
export function* scorchField(
  play: GwentPlay,
  by: Seat,
  except: { readonly side: Seat; readonly row: Row; readonly card: Card } | null,
  rule: RuleId,
): Flow {
  const units = plainUnitsOnField(play.state);
  const spared =
    except === null
      ? -1
      : units.findLastIndex(
          (unit) => unit.seat === except.side && unit.row === except.row && unit.card === except.card,
        );
  yield* burn(play, by, strongestIn(units.filter((_, index) => index !== spared)), rule);
}

function* burn(play: GwentPlay, by: Seat, victims: readonly Standing[], rule: RuleId): Flow {
  if (play.isWatched) {
    const losses = victims.map(({ seat, row, card }) => ({ side: seat, row: ROWS[row], card: idOf(card) }));
    play.tell(losses.length > 0 ? { type: 'scorched', seat: by, losses, rule } : { type: 'no-effect', seat: by, rule });
  }
  yield* fall(play, victims);
}
