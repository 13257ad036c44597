import WaylineRouting

extension NavigationRequest {
    /// The thing that is asked for.
    enum Kind {
        /// The route of a screen.
        case route(RouteName, from: any Screen)

        /// A route of the screen on top, or of one that it is composed of.
        case topRoute(RouteName)

        /// The answer to an alert, by its title.
        case answer(String)

        /// A transition that the owner of this connection, a coordinator, has asked for. It can
        /// leave while the request waits.
        case transition(Transition, by: Connection)

        /// A coordinator's answer to a result, for the flow of this number.
        case followUp(Transition, flow: Int)

        /// A transition that the app itself has asked for.
        case plain(Transition)

        /// A deep link.
        case link(String)

        /// A step back from the screen or the alert on top.
        case back

        /// A state that was saved before.
        case restore(NavigationState, Restoration)

        /// The same state, in which all screens are made again.
        case makeAgain(Restoration)

        /// Out of the program.
        case quit

        /// Away from a screen or a flow whose condition no longer holds.
        indirect case leadAway(BrokenCondition)

        /// A change that was pending in a saved state. It has a goal from the beginning.
        case revived
    }
}
