/// A sum of the values that observers receive.
///
/// It is unchecked so that the observer itself costs almost nothing, and the measured cost is that
/// of the notification.
final class Tally {
    @exclusivity(unchecked) var sum = 0

    deinit {
        BlackHole.consume(sum)
    }
}
