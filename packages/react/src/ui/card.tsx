import {
  Component,
  createContext,
  createRef,
  type ReactNode,
  useContext,
  useLayoutEffect,
} from 'react'

interface Size {
  readonly inline: number
  readonly block: number
}

/** Keeps the size of the last card while the handler replaces a page with the next one. */
export interface LastCard {
  current: Size | null
}

/** Null for a page outside of the handler. */
export const LastCardContext = createContext<LastCard | null>(null)

const StepContext = createContext<() => void>(() => {})

export interface CardProps {
  /** The step of the page. The height is animated when it changes. */
  step: string | undefined
  isBusy: boolean
  children: ReactNode
}

/**
 * The card of a page. Animates its height between steps for `--lk-duration`. The first step is not animated, nor is
 * any step with `prefers-reduced-motion`.
 *
 * A class, because only `getSnapshotBeforeUpdate` runs before React changes the DOM.
 */
export class Card extends Component<CardProps> {
  static override contextType = LastCardContext
  declare context: LastCard | null
  readonly #element = createRef<HTMLDivElement>()
  #animation: Animation | undefined
  /** The size of the last step that the user has seen, here or on the page before; null before the first. */
  #last: Size | null = null

  override componentDidMount() {
    const { context } = this
    this.#last = context?.current ?? null
    if (context) context.current = null
    this.#animate()
    this.#noteFirstStep()
  }

  override getSnapshotBeforeUpdate({ step }: CardProps) {
    if (step !== this.props.step && this.#last) this.#last = this.#size()
    return null
  }

  override componentDidUpdate() {
    this.#noteFirstStep()
  }

  override componentWillUnmount() {
    if (this.context && this.#last) this.context.current = this.#size()
  }

  #noteFirstStep() {
    if (!this.props.isBusy) this.#last ??= this.#size()
  }

  #size(): Size | null {
    const element = this.#element.current
    return element && { inline: element.offsetWidth, block: element.offsetHeight }
  }

  readonly #animate = () => {
    const element = this.#element.current
    if (!element || !this.#last) return
    // During an animation, the height is not that of the content.
    const before = this.#animation?.playState === 'running' ? this.#size() : this.#last
    this.#animation?.cancel()
    const after = this.#size()
    this.#last = after
    // A change of the width comes from a new layout, which is not animated.
    if (!before || !after || before.inline !== after.inline || before.block === after.block) return
    const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(element)
    const duration = parseFloat(transitionDuration) * 1000
    if (!(duration > 0)) return
    const blockSize = [`${before.block}px`, `${after.block}px`]
    this.#animation = element.animate(
      { blockSize, overflow: ['clip', 'clip'] },
      { duration, easing },
    )
  }

  override render() {
    const { isBusy, children } = this.props
    return (
      <StepContext.Provider value={this.#animate}>
        <div className="lk-card" aria-busy={isBusy} ref={this.#element}>
          {children}
        </div>
      </StepContext.Provider>
    )
  }
}

/** Notifies the card when React shows the content of a step, which may load lazily. */
export function StepShown({ step }: { step: string }): null {
  const animate = useContext(StepContext)
  useLayoutEffect(animate, [animate, step])
  return null
}
