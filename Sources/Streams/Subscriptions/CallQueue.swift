/// Makes a loop of the nested calls along a long chain of streams.
///
/// A call goes up (a subscription, a value, the end) or down (a subscriber, a request, a
/// cancellation), and is cut in pieces. A piece that is added during a call in the same direction
/// waits until the pieces before it have returned. A call in the other direction is made at once.
@usableFromInline
final class CallQueue {
    enum Direction {
        case up
        case down
    }

    private struct Call {
        let direction: Direction
        var pieces: [() -> Void] = []
    }

    private var calls: [Call] = []

    init() {}

    func add(_ direction: Direction, _ piece: @escaping () -> Void) {
        if let current = calls.indices.last, calls[current].direction == direction {
            calls[current].pieces.append(piece)
            return
        }
        let current = calls.count
        calls.append(Call(direction: direction))
        piece()
        var index = 0
        while index < calls[current].pieces.count {
            let piece = calls[current].pieces[index]
            index += 1
            piece()
        }
        calls.removeLast()
    }
}
