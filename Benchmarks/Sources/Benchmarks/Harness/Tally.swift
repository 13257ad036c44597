/// What observers add up what they hear in.
///
/// It is unchecked so that the observer's own work is next to nothing, and what is measured is
/// the way to it.
final class Tally {
    @exclusivity(unchecked) var sum = 0

    deinit {
        BlackHole.consume(sum)
    }
}
