/// The template `streams`: outputs are streams made of the inputs.
enum StreamsFiles {
    static var all: [TemplateFile] {
        let screens = ScreenFiles(
            reading: ".value",
            button: #"""
                        bind(view.done.tapPublisher) { screen, _ in screen.viewModel.done.send() }
                        bind(viewModel.finished) { screen, _ in screen.perform(.done) }
                """#)
        return CommonFiles.all + screens.all
            + [viewModel, viewModelTests, ValueFiles.childViewModel]
    }

    private static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            internal import Binding
            internal import WaylineStreams

            {{#protocol}}
            /// The inputs and the outputs of the screen's view model.
            @MainActor
            protocol {{Name}}ViewModelProtocol: AnyObject {
                var name: Observable<String> { get }

                /// Receives an event when the user is done.
                var done: Signal<Void> { get }

                /// True if there is a name.
                var canFinish: Derived<Bool> { get }

                /// Publishes the name when the user is done.
                var finished: AnyPublisher<String, Never> { get }
            }

            {{/protocol}}
            /// The state and the rules of the screen, as streams from inputs to outputs.
            @MainActor
            final class {{Name}}ViewModel{{#protocol}}: {{Name}}ViewModelProtocol{{/protocol}} {
                let name = Observable("")
                let done = Signal<Void>()
                private(set) lazy var canFinish = name.map { !$0.isEmpty }
                private(set) lazy var finished = done.filter { [canFinish] in canFinish.value }
                    .map { [name] in name.value }.eraseToAnyPublisher()
            }

            """#)

    private static let viewModelTests = TemplateFile(
        path: "tests/{{Name}}ViewModelTests.swift",
        text: #"""
            import Binding
            import WaylineStreams
            import XCTest

            @testable import {{module}}

            @MainActor
            final class {{Name}}ViewModelTests: XCTestCase {
                func testFinishingRequiresAName() async {
                    let viewModel = {{Name}}ViewModel()
                    var names: [String] = []
                    let token = viewModel.finished.sink { names.append($0) }
                    viewModel.done.send()
                    XCTAssertEqual(names, [])
                    viewModel.name.value = "An"
                    viewModel.done.send()
                    XCTAssertEqual(names, ["An"])
                    token.cancel()
                }
            }

            """#)
}
