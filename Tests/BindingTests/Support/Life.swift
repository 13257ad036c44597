/// Counts its tickets that are still alive.
final class Life {
    private(set) var count = 0

    /// An object to capture: it lives as long as the closure that captures it.
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
