extension KnownTypes {
    /// The public types of Binding.
    static let binding = KnownTypes(
        of: "Binding",
        """
        AnyCancellable AnyScheduler BaseEmitter BindingSite Cancellable CycleReport Derived
        Emitter ImmediateScheduler MainScheduler Observable OutputRecorder Request RequestSource
        Scheduler SchedulerTime SchedulerTimeIntervalConvertible Signal TestScheduler ValueSource
        """)

    /// The public types of WaylineStreams.
    static let streams = KnownTypes(
        of: "WaylineStreams",
        """
        AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher CombineIdentifier
        ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible Deferred
        Empty Fail Future Just ObservableObject ObservableObjectPublisher PassthroughSubject
        Published Publisher Publishers Record Subject Subscriber Subscribers Subscription
        Subscriptions TopLevelDecoder TopLevelEncoder
        """)

    /// The public types of WaylineRouting.
    static let routing = KnownTypes(
        of: "WaylineRouting",
        """
        Alert Departure Destination EntryStack FactField FlowLevel FlowShape FlowState JSONError
        Link LinkCaptureType LinkError LinkMatchError LinkPattern LinkPatternError LinkRule
        LinkTable LinkTableError NavigationCause NavigationEntry NavigationHistory
        NavigationPlace NavigationState NoFacts NoInput NoRouter PendingNavigation RouteContext
        RouteDecodingError RouteEncodingError RouteID RouteName RouteParameters
        RouteParametersError RouteValue Router RouterFacts RouterOutline RoutingError Secret
        Snapshot SnapshotError TabState Transition
        """)

    /// The public types of Coordination.
    static let coordination = KnownTypes(
        of: "Coordination",
        """
        BindingOwner ChildFlow Coordinator DraftKeeping Flow FlowBuilder FlowElement FlowOutline
        FlowResult FrontEnd Leak ListedScreen NavigationAttempt NavigationEvent Navigator
        NavigatorSettings NoOutput OmittedPart Outcome Question QuestionError Restoration Scene
        Screen ScreenRoute UserIntent Verdict
        """)

    /// The public types of TextMenu.
    static let textMenu = KnownTypes(
        of: "TextMenu",
        """
        App AppContext AppLanguage AppOption Button CalendarDate Choice ClockTime
        ColourTheme Column ColumnAlignment ColumnWidth Console Container Control
        ControlEvent ControlInput DateField DateTime DateValue Drawing DrawingContext
        Echo FlowDriver FlowDriverError FolderStore FormDraft FormKeeping FrameRow
        FullScreen Key KeyCommand KeyHint KeyInput KeyTable Label LaunchError
        LaunchOptions List MemoryStore MouseEvent MultiChoice NamedValues NumberField
        NumberValue OptionAction OptionInput Page Picture PlaceStore PlaceStoreError
        Placeholder PlainFrontEnd PressInput ProgressBar RowAction RowMove RowOrder
        RunningApp SearchField Section SecureField SeededRandom Sign Spinner
        StandardStreams Stepper Style Table TerminalError TextArea TextEditing TextField
        TextInput TextRows Toggle ValueField View ViewScreen Wording
        """)
}
