import Binding

/// The values that the samples of controls are bound to.
@MainActor
final class Coffee {
    let name = Observable("")
    let code = Observable("")
    let isSweet = Observable(true)
    let size = Observable(CupSize.large)
    let milks = Observable(["oat", "almond", "rice"])
    let milk = Observable<String?>(nil)
    let isBrewing = Observable(true)
    let brewed = Observable(0.4)
    let message = Observable("The beans are ground for each cup.")
}

enum CupSize: String, CaseIterable {
    case small, large
}
