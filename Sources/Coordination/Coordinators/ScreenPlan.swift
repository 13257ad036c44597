import Binding

/// A screen's declaration, whatever its type.
struct ScreenPlan {
    let route: RouteID
    let declaration: Declaration
    let make: @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    var entryGates: [EntryGate] = []
    var exitGates: [ExitGate] = []
    var listeners: [@MainActor (any Coordinator, any Screen) -> AnyCancellable] = []

    init(
        route: RouteID, declaration: Declaration,
        make: @escaping @MainActor (any Coordinator, RouteParameters) throws -> any Screen
    ) {
        self.route = route
        self.declaration = declaration
        self.make = make
    }
}
