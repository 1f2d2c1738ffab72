import { type Attributes, Component, type FunctionComponent, h } from 'preact';

function isSame(before: object, after: object): boolean {
  const names = Object.keys(after);
  const isKept = (name: string) => Object.is(Reflect.get(before, name), Reflect.get(after, name));
  return names.length === Object.keys(before).length && names.every(isKept);
}

/** A part that is drawn again only when one of its properties, or a signal that it reads, has changed. */
export function steady<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  class Steady extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }
    override render(props: Props) {
      return h(Part, props as Props & Attributes);
    }
  }
  return (props) => h(Steady, props as Props & Attributes);
}
