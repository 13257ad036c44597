import Binding
import Coordination
import WaylineRouting

/// The app's own flow, with its main flows.
final class TwinRoot: TwinOwner, Coordinator {
    static let flow = Flow<TwinRoot>("launch") {
        parts()
        for route in ["shop", "gate"] as [RouteName] {
            ChildFlow(.named(route)) { (root: TwinRoot) in TwinShop(root.world) }
        }
        ChildFlow("market") { (root: TwinRoot) in TwinMarket(root.world) }
        ChildFlow("club") { (root: TwinRoot) in TwinShop(root.world) }
            .onEnter(while: { $0.values.isMember }, otherwise: .redirect(.enter("shop")))
        ChildFlow("inn") { (root: TwinRoot) in TwinShop(root.world) }
            .onEnter(while: { $0.values.isMember }, otherwise: .after(.enter("gate")))
    }
}

/// A main flow of one stack.
final class TwinShop: TwinOwner, Coordinator {
    static let flow = Flow<TwinShop>("products") { parts() }
}

/// A main flow of tabs.
final class TwinMarket: TwinOwner, Coordinator {
    static let flow = Flow<TwinMarket>(tabs: "a", "b") { parts() }
}

/// A flow that comes first.
final class TwinLogin: TwinOwner, Coordinator {
    static let flow = Flow<TwinLogin>("password") { parts() }
}

/// A child flow whose first screen has a guard, and which returns a number.
final class TwinCheckout: TwinOwner, Coordinator {
    typealias Output = NumberResult

    static let flow = Flow<TwinCheckout>("address") { parts() }
}

/// A child flow of two screens, which returns a number.
final class TwinNest: TwinOwner, Coordinator {
    typealias Output = NumberResult

    static let flow = Flow<TwinNest>("a", "b") { parts() }
}
