import { generate } from 'lean-qr/nano'

export interface QrCodeProps {
  /** The text that the QR code encodes. */
  text: string
  label: string
}

// The quiet zone, which cameras need to find the code (ISO/IEC 18004, section 9.1).
const QUIET = 4

/** A QR code, generated on this device. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, place) => place)
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('')
  const side = code.size + 2 * QUIET
  return (
    <svg
      className="lk-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
