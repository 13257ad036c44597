import Wayline

/// Publishes the user's actions, and is their publisher itself.
final class PosterScreen: Screen {
    enum Action: Equatable {
        case didOpen(Int)
        case didBuy
    }

    let actions = Signal<Action>()
}

extension PosterScreen: @MainActor Publisher {
    typealias Output = Action
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
        actions.receive(subscriber: subscriber)
    }
}
