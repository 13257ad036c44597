/// The template `streams`: outputs are streams made of the inputs.
enum StreamsFiles {
    static var all: [TemplateFile] {
        CommonFiles.all + ValueFiles.all + [
            viewModelProtocol, viewModel,
            SharedFiles.screen(
                viewModel: "any {{Name}}ViewModelProtocol",
                start: #"""
                            view.name.bind(bothWays: viewModel.name).store(in: &bindings)
                            viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
                            view.done.tapPublisher.bind(to: viewModel.done) { $0.send($1) }.store(in: &bindings)
                            viewModel.finished.bind(to: self) { screen, _ in
                                screen.perform({{wrap}}{{Name}}Router.Route.done)
                            }
                            .store(in: &bindings)
                    """#),
            viewModelTests,
        ]
    }

    private static let viewModelProtocol = TemplateFile(
        path: "screen/{{Name}}ViewModelProtocol.swift",
        text: #"""
            package import Binding
            package import WaylineStreams

            /// The inputs and the outputs of the screen's view model.
            @MainActor
            package protocol {{Name}}ViewModelProtocol: {{wrap}}AnyObject {{back}}{
                var name: Observable<String> { get }

                /// Receives an event when the user is done.
                var done: Signal<Void> { get }

                /// True if there is a name.
                var canFinish: Derived<Bool> { get }

                /// Publishes the name when the user is done.
                var finished: AnyPublisher<String, Never> { get }
                {{#children}}
                {{#fit}}
                var {{child}}Part: any {{Name}}{{Child}}ViewModelProtocol { get }
                {{:else}}
                var {{child}}Part: {{wrap}}any {{Name}}{{Child}}ViewModelProtocol
                { get }
                {{/fit}}
                {{/children}}
            }

            """#)

    private static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            package import Binding
            package import WaylineStreams

            /// The state and the rules of the screen, as streams from inputs to outputs.
            package final class {{Name}}ViewModel: {{wrap}}{{Name}}ViewModelProtocol {{back}}{
                package let name = Observable("")
                package let done = Signal<Void>()
                package let canFinish: Derived<Bool>
                package let finished: AnyPublisher<String, Never>
                {{#children}}
                package let {{child}}Part: {{wrap}}any {{Name}}{{Child}}ViewModelProtocol
                {{/children}}

                package init() {
                    let name = name
                    let canFinish = name.map { !$0.isEmpty }
                    self.canFinish = canFinish
                    finished = done.filter { canFinish.value }.map { name.value }.eraseToAnyPublisher()
                    {{#children}}
                    {{child}}Part = {{wrap}}{{Name}}{{Child}}ViewModel()
                    {{/children}}
                }
            }

            """#)

    private static let viewModelTests = TemplateFile(
        path: "tests/{{Name}}ViewModelTests.swift",
        text: #"""
            import Binding
            import WaylineStreams
            import XCTest
            import {{module}}

            @MainActor
            final class {{Name}}ViewModelTests: XCTestCase {
                private let viewModel = {{Name}}ViewModel()
                private var names: [String] = []
                private var bindings: Set<AnyCancellable> = []

                override func setUp() async throws {
                    viewModel.finished.bind(to: self) { $0.names.append($1) }.store(in: &bindings)
                }

                func testFinishingRequiresAName() async {
                    XCTAssertFalse(viewModel.canFinish.value)
                    viewModel.done.send()
                    XCTAssertEqual(names, [])
                }

                func testDoneFinishesWithTheName() async {
                    viewModel.name.value = "An"
                    XCTAssertTrue(viewModel.canFinish.value)
                    viewModel.done.send()
                    XCTAssertEqual(names, ["An"])
                }
            }

            """#)
}
