/// What a token does when it is cancelled, once.
@usableFromInline
class Ending {
    @usableFromInline
    init() {}

    @usableFromInline
    func end() {}
}

final class EndingAction: Ending {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    override func end() {
        action()
    }
}
