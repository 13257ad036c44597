/// The template `closures`: values that are bound by closures.
enum ClosuresFiles {
    static var all: [TemplateFile] {
        CommonFiles.all + ValueFiles.all + [
            viewModelProtocol, viewModel,
            SharedFiles.screen(
                viewModel: "any {{Name}}ViewModelProtocol",
                start: #"""
                            view.name.bind(bothWays: viewModel.name).store(in: &bindings)
                            viewModel.canFinish.bind(\.isEnabled, on: view.done).store(in: &bindings)
                            {{#fit}}
                            view.done.onTap(self) { $0.perform({{Name}}Router.Route.done) }
                            {{:else}}
                            view.done.onTap(self) {
                                $0.perform({{wrap}}{{Name}}Router.Route.done)
                            }
                            {{/fit}}
                    """#),
            viewModelTests,
        ]
    }

    private static let viewModelProtocol = TemplateFile(
        path: "screen/{{Name}}ViewModelProtocol.swift",
        text: #"""
            package import Binding

            /// The state and the actions of the screen.
            @MainActor
            package protocol {{Name}}ViewModelProtocol: {{wrap}}AnyObject {{back}}{
                var name: Observable<String> { get }

                /// True if there is a name.
                var canFinish: Derived<Bool> { get }
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

            /// The state and the rules of the screen.
            package final class {{Name}}ViewModel: {{wrap}}{{Name}}ViewModelProtocol {{back}}{
                package let name = Observable("")
                package let canFinish: Derived<Bool>
                {{#children}}
                package let {{child}}Part: {{wrap}}any {{Name}}{{Child}}ViewModelProtocol
                {{/children}}

                package init() {
                    canFinish = name.map { !$0.isEmpty }
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
            import XCTest
            import {{module}}

            @MainActor
            final class {{Name}}ViewModelTests: XCTestCase {
                private let viewModel = {{Name}}ViewModel()

                func testFinishingRequiresAName() async {
                    XCTAssertFalse(viewModel.canFinish.value)
                    viewModel.name.value = "An"
                    XCTAssertTrue(viewModel.canFinish.value)
                    viewModel.name.value = ""
                    XCTAssertFalse(viewModel.canFinish.value)
                }
            }

            """#)
}
