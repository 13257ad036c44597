/// Counts what is still alive of what it has given out.
final class Life {
    private(set) var count = 0

    /// Something to be captured: alive as long as whoever captures it.
    final class Ticket {
        private let life: Life

        var isAlive: Bool { life.count > 0 }

        fileprivate init(_ life: Life) {
            self.life = life
            life.count += 1
        }

        deinit {
            life.count -= 1
        }
    }

    func ticket() -> Ticket {
        Ticket(self)
    }
}
