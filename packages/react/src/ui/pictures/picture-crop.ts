/** The crop of a picture: the zoom factor, and the position between its edges (0 to 1). */
export interface Crop {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const centeredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

/** Returns the cropped square in pixels of the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

const within = (place: number) => Math.min(1, Math.max(0, place))

/** Moves the picture under the crop, by fractions of the square's side. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = cropSquare(size, crop)
  const place = (at: number, length: number, part: number) =>
    length > side ? within(at - (part * side) / (length - side)) : at
  return { ...crop, x: place(crop.x, size.width, by.x), y: place(crop.y, size.height, by.y) }
}
