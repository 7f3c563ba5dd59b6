/**
 * The prototype of models of which there may be thousands: the methods of one are made when one of them
 * is read.
 */
export const lateMethods = <Model, Methods extends object>(
  names: readonly string[],
  make: (model: Model) => Methods,
): Methods =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          enumerable: true,
          get(this: Model) {
            return make(this)[name as keyof Methods]
          },
        },
      ]),
    ),
  ) as Methods
