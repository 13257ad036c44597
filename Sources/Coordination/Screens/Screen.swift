/// What stands in one place of the navigation: it joins a view model to controls, and names routes.
///
/// It is made when its route enters the navigation state and released when it leaves. It does not
/// know where a route leads: it performs it, and its router decides.
@MainActor
public protocol Screen: AnyObject {
    /// The screen's way to others: `let way = Way()`.
    var way: Way { get }

    /// Decides where the screen's routes lead. Without one, those of a child screen reach its parent's.
    var router: any Router { get }

    /// The screens that this one is composed of, as they are when it starts. They start and stop with
    /// it, and the routes that their own routers do not know are decided by this one's.
    var children: [any Screen] { get }

    /// What must be released with the screen: by default what it keeps as its `viewModel`.
    var companions: [AnyObject] { get }

    /// The screen has entered the navigation state.
    func start()

    /// The screen has left the navigation state.
    func stop()
}

extension Screen {
    public var router: any Router { NoRouter() }

    public var children: [any Screen] { [] }

    public var companions: [AnyObject] {
        Mirror(reflecting: self).children.filter { $0.label == "viewModel" }.map {
            $0.value as AnyObject
        }
    }

    public func start() {}

    public func stop() {}
}
