/// The template `published`: objects with published properties.
enum PublishedFiles {
    static var all: [TemplateFile] {
        CommonFiles.all + [
            viewModelProtocol, viewModel,
            SharedFiles.screen(
                viewModel: "{{Name}}ViewModel",
                start: #"""
                            view.name.bind(bothWays: viewModel.$name).store(in: &bindings)
                            viewModel.$canFinish.assign(to: \.isEnabled, on: view.done).store(in: &bindings)
                            {{#fit}}
                            view.done.onTap(self) { $0.perform({{Name}}Router.Route.done) }
                            {{:else}}
                            view.done.onTap(self) {
                                $0.perform({{wrap}}{{Name}}Router.Route.done)
                            }
                            {{/fit}}
                    """#),
            SharedFiles.router(reading: ""),
            childProtocol, childViewModel,
            SharedFiles.childScreen(
                viewModel: "{{Name}}{{Child}}ViewModel",
                start: #"""
                            view.isOpen.bind(bothWays: viewModel.$isOpen).store(in: &bindings)
                            viewModel.$text.assign(to: \.text, on: view.text).store(in: &bindings)
                    """#),
            viewModelTests,
            SharedFiles.routerTests(reading: ""),
            SharedFiles.childTests(reading: ""),
        ]
    }

    private static let viewModelProtocol = TemplateFile(
        path: "screen/{{Name}}ViewModelProtocol.swift",
        text: #"""
            /// The values that the router reads. The screen uses the view model itself, because a
            /// protocol cannot declare `$name`.
            @MainActor
            package protocol {{Name}}ViewModelProtocol: {{wrap}}AnyObject {{back}}{
                var name: String { get }

                /// True if there is a name.
                var canFinish: Bool { get }
            }

            """#)

    private static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            internal import Binding
            internal import WaylineStreams

            /// The state and the rules of the screen, as published properties.
            package final class {{Name}}ViewModel: {{wrap}}ObservableObject, {{Name}}ViewModelProtocol {{back}}{
                @Published package var name = ""
                @Published package private(set) var canFinish = false
                {{#children}}
                package let {{child}}Part = {{wrap}}{{Name}}{{Child}}ViewModel()
                {{/children}}

                package init() {
                    $name.map { !$0.isEmpty }.assign(to: &$canFinish)
                }
            }

            """#)

    private static let childProtocol = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModelProtocol.swift",
        text: #"""
            /// The part of the state that other types may use.
            @MainActor
            package protocol {{Name}}{{Child}}ViewModelProtocol: {{wrap}}AnyObject {{back}}{
                var isOpen: Bool { get set }

                /// The sentence that says whether the part is open.
                var text: String { get }
            }

            """#)

    private static let childViewModel = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModel.swift",
        text: #"""
            internal import Binding
            internal import WaylineStreams

            /// The state and the rules of this part of the screen.
            package final class {{Name}}{{Child}}ViewModel: {{wrap}}ObservableObject, {{Name}}{{Child}}ViewModelProtocol {{back}}{
                @Published package var isOpen = false
                @Published package private(set) var text = ""

                package init() {
                    $isOpen.map { $0 ? "It is open." : "It is closed." }.assign(to: &$text)
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

                func testFinishingRequiresAName() async {
                    XCTAssertFalse(viewModel.canFinish)
                    viewModel.name = "An"
                    XCTAssertTrue(viewModel.canFinish)
                    viewModel.name = ""
                    XCTAssertFalse(viewModel.canFinish)
                }
            }

            """#)
}
