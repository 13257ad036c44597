package import Wayline

/// The running app. It starts at the place where the user left it, in the user's language.
@MainActor
package final class SampleApp {
    /// The interval at which drafts are saved.
    private static let savingInterval: SchedulerTime.Stride = 1

    /// The navigator of the app's flows.
    package let navigator: Navigator
    private let environment: AppEnvironment
    private let keeper: PlaceKeeper?
    private let settings: KeptValue<KeptSettings>?
    private let isFresh: Bool
    private var link: String?
    private var isOpen = false
    private var hasFailed = false
    private var isSavingDue = false
    private let clock: AnyScheduler
    private var languageChanges: AnyCancellable?
    private var saving: (any Cancellable)?

    /// An app that saves the user's place in `folder`, if there is one. The places for the services
    /// of a `host` are saved separately.
    ///
    /// If `isFresh` is true, the app ignores the saved place. It opens `link` as soon as the
    /// current user is known. `clock` times the saving of drafts.
    package init(
        environment: AppEnvironment, folder: DataFolder? = nil, isFresh: Bool = false,
        host: String? = nil, link: String? = nil, clock: AnyScheduler = .main,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws {
        self.environment = environment
        self.isFresh = isFresh
        self.link = link
        self.clock = clock
        keeper = folder.map { PlaceKeeper(in: $0, host: host) }
        self.settings = folder.map { KeptValue(in: $0, named: KeptSettings.file) }
        navigator = try Navigator(
            AppCoordinator(environment: environment), links: AppLinks.table(),
            settings: settings)
        navigator.attach(self)
        languageChanges = environment.language.dropFirst().bind(to: self) { $0.change(to: $1) }
        if folder != nil { keepPlace() }
    }

    /// Ends a run and saves the user's place for the next one.
    ///
    /// Throws the error that kept the app from starting, or the error of saving the place.
    package func end() throws {
        if let problem = environment.session.problem { throw problem }
        try keep()
    }

    /// Saves the user's place for the next run, and shows an error if that fails.
    package func save() {
        do {
            try keep()
            hasFailed = false
        } catch {
            showError(.placeNotKept, error)
        }
    }

    private func keep() throws {
        guard isOpen, !navigator.isOver, let keeper else { return }
        try keeper.keep(navigator, of: user)
    }

    /// Saves the place once the current change has been drawn.
    private func saveSoon() {
        if isSavingDue { return }
        isSavingDue = true
        clock.schedule { [weak self] in
            self?.isSavingDue = false
            self?.save()
        }
    }

    private var user: String? { environment.session.current.value?.email }

    private func keepPlace() {
        saving = clock.schedule(
            after: clock.now.advanced(by: Self.savingInterval),
            interval: Self.savingInterval
        ) { [weak self] in self?.save() }
    }

    /// Makes all screens again in another language, and saves the choice.
    private func change(to language: Language) {
        do {
            try navigator.restore(navigator.save())
            try settings?.write(KeptSettings(language: language))
        } catch {
            showError(.languageNotKept, error)
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
            showError(.placeLost, error)
        }
    }

    /// Shows an alert for the first of several failures in a row.
    private func showError(_ phrase: Phrase, _ error: any Error) {
        if hasFailed { return }
        hasFailed = true
        let words = environment.words
        let message = (error as? StoreError)?.text(in: words) ?? "\(error)"
        navigator.go(.alert(Alert(words[phrase], message: message)))
    }
}

extension SampleApp: FrontEnd {
    /// Saves the place after each change. The first change that leaves the launch screen opens the
    /// app.
    package func show(_ scene: Scene) {
        if isOpen {
            saveSoon()
        } else if scene.state.root.child?.kind == .main {
            open()
        }
    }
}

/// The user's settings, as saved between runs.
struct KeptSettings: Codable, Equatable, Sendable {
    static let file = "settings.json"

    let language: Language
}

extension Language {
    /// Returns the language that was chosen in `folder`; nil if none was.
    package static func kept(in folder: DataFolder) throws(StoreError) -> Language? {
        try KeptValue<KeptSettings>(in: folder, named: KeptSettings.file).read()?.language
    }
}
