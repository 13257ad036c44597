/// Turns a walk along a long chain of streams from nested calls into a loop.
///
/// A walk up (a subscription, a value, the end) or down (a subscriber, a request, a cancellation)
/// is cut in pieces. A piece that comes up within a walk of the same direction waits until the
/// calls of the piece before it have returned; a walk in the other direction is done at once.
@usableFromInline
final class Trampoline {
    @usableFromInline
    enum Direction {
        case up
        case down
    }

    private struct Walk {
        let direction: Direction
        var pieces: [() -> Void] = []
    }

    private var walks: [Walk] = []

    init() {}

    func walk(_ direction: Direction, _ piece: @escaping () -> Void) {
        if let current = walks.indices.last, walks[current].direction == direction {
            walks[current].pieces.append(piece)
            return
        }
        let current = walks.count
        walks.append(Walk(direction: direction))
        piece()
        var index = 0
        while index < walks[current].pieces.count {
            let piece = walks[current].pieces[index]
            index += 1
            piece()
        }
        walks.removeLast()
    }
}
