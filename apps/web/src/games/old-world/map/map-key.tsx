import './map-key.css';
import type { ComponentChildren } from 'preact';
import { sayOldWorld } from '../text/say-old-world';
import { MonsterPlate, PriceMark, QuestMark, ShutMark, TrailMark } from './marks';
import { KEY_BOX } from './piece-kinds';

const ROW = 27;

function Row({
  at,
  words,
  children,
}: {
  readonly at: number;
  readonly words: string;
  readonly children: ComponentChildren;
}) {
  return (
    <g transform={`translate(34 ${22 + at * ROW})`}>
      {children}
      <text class="map-key-words" x="32" y="4.5">
        {words}
      </text>
    </g>
  );
}

/** What the marks on the map mean, printed on the sea where nothing ever lies. */
export function MapKey() {
  const { x, y, width, height } = KEY_BOX;
  return (
    <g class="map-key" transform={`translate(${x - width / 2} ${y - height / 2})`}>
      <rect class="map-key-paper" width={width} height={height} rx="3" />
      <Row at={0} words={sayOldWorld('map.key.monster')}>
        <g class="lv1" transform="translate(0 24.5)">
          <MonsterPlate level={1} life={10} />
        </g>
      </Row>
      <Row at={1} words={sayOldWorld('map.key.quest')}>
        <QuestMark />
      </Row>
      <Row at={2} words={sayOldWorld('map.key.trail')}>
        <g class="t-forest">
          <TrailMark />
        </g>
      </Row>
      <Row at={3} words={sayOldWorld('map.key.price')}>
        <PriceMark kind="match" terrain="water" />
      </Row>
      <Row at={4} words={sayOldWorld('map.key.shut')}>
        <ShutMark />
      </Row>
    </g>
  );
}
