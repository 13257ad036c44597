public import Binding
public import Coordination
public import WaylineRouting

/// An app as one value: its name, its links and the coordinator that it begins with.
///
/// A program runs it, and ``FlowDriver`` tests it. The app begins where the user left it: the
/// place and the drafts are kept between runs.
///
/// ```swift
/// extension App {
///     static let cafe = App("Café", links: CafeLinks.table) { context in
///         CafeCoordinator(machine: SteamMachine(clock: context.clock))
///     }
/// }
/// ```
@MainActor
public struct App {
    /// The name that the user sees. The default folder for data has it, too, in lower case.
    public let name: String

    package private(set) var makeLinks: (@MainActor () throws -> LinkTable<Transition>)?
    private var makeOutline: @MainActor () -> FlowOutline
    private(set) var makeRoot: @MainActor (AppContext) throws -> AppRoot
    private(set) var launchScreen: RouteName?
    package private(set) var known: [AppLanguage] = []
    package private(set) var ownOptions: [AppOption] = []
    private(set) var store: (any PlaceStore)?
    package private(set) var log: (@MainActor (String) -> Void)?

    /// Its screens in named states.
    public private(set) var previews: [Preview] = []

    /// The name of the preview that the app shows in place of its first screen; nil for none.
    package private(set) var shownPreview: String?

    /// The settings for the front ends that show the app.
    public private(set) var frontEnds = App.FrontEndSettings()

    /// Creates an app whose root coordinator `root` makes for each run, from what the run has: its
    /// clock, its language, its folder.
    ///
    /// `user` returns the name of the user of a root coordinator, nil if nobody is logged in. Each
    /// user has a place, and so an app with users has a launch screen: see ``launching(on:)``. A
    /// user who logs in later comes to the place if the next navigation leaves nothing of what was
    /// shown.
    ///
    /// When the user changes in a run, nothing is saved before the next navigation. Another user
    /// does not get what has waited for a login. After logging out, the place is forgotten.
    public init<Root: Coordinator>(
        _ name: String, links: (@MainActor () throws -> LinkTable<Transition>)? = nil,
        user: (@MainActor (Root) -> ValueSource<String?>)? = nil,
        root: @escaping @MainActor (AppContext) throws -> Root
    ) {
        self.name = name
        makeLinks = links
        makeOutline = { Root.flow.outline }
        makeRoot = { context in
            let root = try root(context)
            return AppRoot(user: user?(root)) { links, settings in
                try Navigator(root, links: links, settings: settings)
            }
        }
    }

    /// The declaration of the app's flows as a value. Each access makes it.
    public var outline: FlowOutline { makeOutline() }

    /// Returns the app with a screen that finds out who the user is. As long as it is on top, the
    /// saved place and a link wait.
    public func launching(on screen: Destination<NoInput, NoOutput>) -> App {
        changed { $0.launchScreen = screen.name }
    }

    /// Returns the app with the languages that it speaks, the default one first.
    ///
    /// Setting ``AppContext/language`` makes all screens again, with their drafts. By default, no
    /// `onLeave` guard is asked. The app keeps the choice for the next run.
    public func languages(_ languages: [AppLanguage]) -> App {
        changed { $0.known = languages }
    }

    /// Returns the app with options of its own. Its program takes them, and shows them in its help.
    /// Their values are in ``AppContext/options``.
    ///
    /// ```swift
    /// let bar = App.cafe.options([AppOption("tables", value: "COUNT", "the number of tables")])
    /// ```
    ///
    /// A name in another form than `table-count`, a name of a standard option such as `data`, and a
    /// name given twice are mistakes: they stop the program.
    public func options(_ options: [AppOption]) -> App {
        let fault = AppOption.fault(in: options)
        precondition(fault == nil, fault ?? "")
        return changed { $0.ownOptions = options }
    }

    /// Returns the app with a store of one's own in place of the user's folder.
    public func storing(in store: any PlaceStore) -> App {
        changed { $0.store = store }
    }

    /// Returns the app with a setting for its front ends, in place of another one of this type.
    public func setting<Value: Sendable>(_ value: Value) -> App {
        changed { $0.frontEnds[Value.self] = value }
    }

    /// Returns the app with a log of one's own. It receives a line for each leak and each
    /// impossible decision.
    ///
    /// Without it, a program writes these lines to the standard error in debug builds.
    public func logging(_ write: @escaping @MainActor (String) -> Void) -> App {
        changed { $0.log = write }
    }

    /// Returns the app with previews: screens in named states, without the way to them.
    ///
    /// ```swift
    /// static let bar = App("Bar") { _ in DrinksCoordinator() }
    ///     .previews {
    ///         Preview("Drinks, none") { DrinksScreen([]) }
    ///         Preview("Drinks, all") { DrinksScreen(Drink.all) }
    ///     }
    /// ```
    ///
    /// The program shows them with the command `preview`. Traps if two have the same name.
    public func previews(@PreviewBuilder _ previews: () -> [Preview]) -> App {
        let all = self.previews + previews()
        let names = all.map(\.name)
        precondition(Set(names).count == names.count, "two previews have the same name: \(names)")
        return changed { $0.previews = all }
    }

    /// Returns an app whose only screen is that of a preview. It runs in each front end, opens no
    /// links, and keeps no place.
    ///
    /// If the screen performs a route, a message names it, and nothing else happens: no coordinator
    /// carries it out, and none handles what the screen publishes.
    public func preview(_ name: String) throws(App.LaunchError) -> App {
        guard let preview = previews.first(where: { $0.name == name }) else {
            throw .unknownPreview(name, known: previews.map(\.name))
        }
        return changed {
            ($0.makeRoot, $0.makeOutline) = (preview.makeRoot, preview.makeOutline)
            ($0.makeLinks, $0.launchScreen, $0.store) = (nil, nil, MemoryStore())
            $0.shownPreview = name
        }
    }

    /// Starts the app. The caller keeps the result until it calls its `end()`.
    public func start(_ options: LaunchOptions = LaunchOptions()) throws -> RunningApp {
        try RunningApp(self, options)
    }

    private func changed(_ change: (inout App) -> Void) -> App {
        var app = self
        change(&app)
        return app
    }
}

/// The root coordinator of a run, without its type.
@MainActor
struct AppRoot {
    /// The user, if the app has users.
    let user: ValueSource<String?>?

    /// Begins the flow of the root coordinator.
    let begin: @MainActor (LinkTable<Transition>?, NavigatorSettings) throws -> Navigator

    init(
        user: ValueSource<String?>?,
        _ begin:
            @escaping @MainActor (LinkTable<Transition>?, NavigatorSettings) throws -> Navigator
    ) {
        self.user = user
        self.begin = begin
    }
}
