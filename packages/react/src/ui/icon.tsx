const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'

/** Icons that forms use. The others are in more-icons.tsx, which forms do not load. */
const shapes = {
  eye,
  eyeOff: `${eye} M4 4l16 16`,
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2.5',
  key: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 12.3 20 3.5M16.5 7l3 3M13.5 10l2 2',
  passkey:
    'M8.5 15.5a4.5 4.5 0 1 1 4-6h8.5l1 1.5-2.5 2.5-1.5-1-1.5 1-1.5-1h-2.5a4.5 4.5 0 0 1-4 3ZM7.5 11v.1',
}

export type IconName = keyof typeof shapes

export interface DrawingProps {
  shape: string
  /** Whether the icon points to where the text goes on, so that right-to-left languages mirror it. */
  isDirectional?: boolean
}

/** An icon in the color of the text around it. */
export const Drawing = ({ shape, isDirectional }: DrawingProps) => (
  <svg
    className={isDirectional ? 'lk-icon lk-directional' : 'lk-icon'}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shape} />
  </svg>
)

/** A decorative icon: the text beside it has the same meaning. */
export const Icon = ({ name }: { name: IconName }) => <Drawing shape={shapes[name]} />
