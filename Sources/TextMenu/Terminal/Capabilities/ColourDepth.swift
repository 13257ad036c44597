/// How many colours a terminal shows.
package enum ColourDepth: Sendable, Comparable {
    case none
    case sixteen
    case twoHundredFiftySix
}
