import Wayline

/// Decides for the poster screen, which waits for the answer.
@MainActor
protocol PosterDelegate: AnyObject {
    func mayOpen(_ poster: Int) -> Bool
}

/// Publishes the user's actions, is their publisher itself, and asks a delegate.
final class PosterScreen: Screen {
    enum Action: Equatable {
        case didOpen(Int)
        case didBuy
    }

    let actions = Signal<Action>()
    weak var delegate: (any PosterDelegate)?

    /// Opens a poster, if the delegate allows it.
    func open(_ poster: Int) {
        if delegate?.mayOpen(poster) == true {
            actions.send(.didOpen(poster))
        }
    }
}

extension PosterScreen: @MainActor Publisher {
    typealias Output = Action
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
        actions.receive(subscriber: subscriber)
    }
}
