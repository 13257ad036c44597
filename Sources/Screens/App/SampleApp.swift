public import Binding
public import Coordination
import TextMenu

/// The app as it is run: it begins where the user left it, and speaks the user's language.
@MainActor
public final class SampleApp {
    /// How often what is unfinished is written down.
    private static let savingInterval: SchedulerTime.Stride = 1

    /// Where the user is.
    public let navigator: Navigator
    private let surroundings: Surroundings
    private let keeper: PlaceKeeper?
    private let settings: KeptValue<KeptSettings>?
    private let isFresh: Bool
    private var link: String?
    private var isOpen = false
    private var hasFailed = false
    private var isSavingDue = false
    private let clock: AnyScheduler
    private var bindings: Set<AnyCancellable> = []

    /// An app that keeps where the user is in `folder`, if there is one. Services of a `host` have
    /// places of their own.
    ///
    /// One that is `fresh` begins anew. It goes on to `link` as soon as it is known who is logged in. By
    /// `clock` it knows when to write down what was typed.
    public init(
        surroundings: Surroundings, folder: DataFolder? = nil, isFresh: Bool = false,
        host: String? = nil, link: String? = nil, clock: AnyScheduler = .main,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws {
        self.surroundings = surroundings
        self.isFresh = isFresh
        self.link = link
        self.clock = clock
        keeper = folder.map { PlaceKeeper(in: $0, host: host) }
        self.settings = folder.map { KeptValue(in: $0, named: KeptSettings.file) }
        navigator = try Navigator(
            AppCoordinator(surroundings: surroundings), links: AppLinks.table(),
            settings: settings)
        navigator.attach(self)
        surroundings.language.dropFirst().bind(to: self) { $0.speak($1) }.store(in: &bindings)
        if folder != nil { keepPlace() }
    }

    /// Ends a run and saves the user's place for the next one.
    ///
    /// Throws the error that kept the app from starting, or the error of saving the place.
    public func end() throws {
        if let problem = surroundings.session.problem { throw problem }
        try keep()
    }

    /// Saves the user's place for the next run, and shows an error if that fails.
    public func save() {
        do {
            try keep()
            hasFailed = false
        } catch {
            tell(.placeNotKept, error)
        }
    }

    private func keep() throws {
        guard isOpen, !navigator.isOver, let keeper else { return }
        try keeper.keep(navigator, of: user)
    }

    /// After what the user sees has been drawn.
    private func saveSoon() {
        if isSavingDue { return }
        isSavingDue = true
        clock.schedule { [weak self] in
            self?.isSavingDue = false
            self?.save()
        }
    }

    private var user: String? { surroundings.session.current.value?.email }

    private func keepPlace() {
        clock.schedule(
            after: clock.now.advanced(by: Self.savingInterval),
            interval: Self.savingInterval
        ) { [weak self] in self?.save() }
        .store(in: &bindings)
    }

    /// Has all screens made anew, in another language.
    private func speak(_ language: Language) {
        do {
            try navigator.restore(navigator.save())
            try settings?.write(KeptSettings(language: language))
        } catch {
            tell(.languageNotKept, error)
        }
    }

    private func open() {
        isOpen = true
        if !isFresh { resume() }
        if let link { navigator.open(link) }
        link = nil
    }

    private func resume() {
        do {
            if let place = try keeper?.place(of: user) { try navigator.restore(place) }
        } catch {
            tell(.placeLost, error)
        }
    }

    /// Of several that follow each other, the first is told.
    private func tell(_ phrase: Phrase, _ error: any Error) {
        if hasFailed { return }
        hasFailed = true
        let words = surroundings.words
        let message = (error as? StoreError)?.text(in: words) ?? "\(error)"
        navigator.go(.alert(Alert(words[phrase], message: message)))
    }
}

extension SampleApp: FrontEnd {
    /// Notes that the user has gone elsewhere.
    public func show(_ scene: Scene) {
        if isOpen {
            saveSoon()
        } else if scene.state.root.child?.kind == .main {
            open()
        }
    }
}
