import Binding

/// A screen's declaration, whatever its type.
@MainActor
final class ScreenPlan {
    let route: RouteID
    let declaration: Declaration
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    @exclusivity(unchecked) var entryGates: [EntryGate] = []
    @exclusivity(unchecked) var exitGates: [ExitGate] = []
    @exclusivity(unchecked) var listeners:
        [@MainActor (any Coordinator, any Screen) -> AnyCancellable] = []

    init(
        route: RouteID, declaration: Declaration,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    ) {
        self.route = route
        self.declaration = declaration
        self.make = make
    }

    /// A copy with what `add` adds to it: several declarations can begin with the same one.
    func adding(_ add: (ScreenPlan) -> Void) -> ScreenPlan {
        let copy = ScreenPlan(route: route, declaration: declaration, make: make)
        copy.entryGates = entryGates
        copy.exitGates = exitGates
        copy.listeners = listeners
        add(copy)
        return copy
    }
}
