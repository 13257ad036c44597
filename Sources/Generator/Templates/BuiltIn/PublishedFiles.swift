/// The template `published`: objects with published properties.
enum PublishedFiles {
    static var all: [TemplateFile] {
        CommonFiles.all
            + ScreenFiles(binding: "$", ofProtocol: "Publisher", reading: "").all
            + [viewModel, viewModelTests, childViewModel]
    }

    private static let viewModel = TemplateFile(
        path: "screen/{{Name}}ViewModel.swift",
        text: #"""
            internal import Binding
            internal import WaylineStreams

            {{#protocol}}
            /// The state of the screen. A protocol cannot declare `$name`, so it has another name.
            @MainActor
            protocol {{Name}}ViewModelProtocol: AnyObject {
                var name: String { get set }
                var namePublisher: Observable<String> { get }

                /// True if there is a name.
                var canFinish: Bool { get }
                var canFinishPublisher: ValueSource<Bool> { get }
            }

            {{/protocol}}
            /// The state and the rules of the screen, as published properties.
            @MainActor
            final class {{Name}}ViewModel: ObservableObject{{#protocol}}, {{Name}}ViewModelProtocol{{/protocol}} {
                @Published var name = ""
                @Published private(set) var canFinish = false
                {{#protocol}}
                var namePublisher: Observable<String> { $name }
                var canFinishPublisher: ValueSource<Bool> { $canFinish }
                {{/protocol}}

                init() {
                    $name.map { !$0.isEmpty }.assign(to: &$canFinish)
                }
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
                    XCTAssertFalse(viewModel.canFinish)
                    viewModel.name = "An"
                    XCTAssertTrue(viewModel.canFinish)
                }
            }

            """#)

    private static let childViewModel = TemplateFile(
        path: "child/{{Name}}{{Child}}ViewModel.swift",
        text: #"""
            internal import Binding
            internal import WaylineStreams

            {{#protocol}}
            /// The state of this part of the screen.
            @MainActor
            protocol {{Name}}{{Child}}ViewModelProtocol: AnyObject {
                var isOpen: Bool { get set }
                var isOpenPublisher: Observable<Bool> { get }

                /// The sentence that says whether the part is open.
                var text: String { get }
                var textPublisher: ValueSource<String> { get }
            }

            {{/protocol}}
            /// The state and the rules of this part of the screen.
            @MainActor
            final class {{Name}}{{Child}}ViewModel: ObservableObject{{#protocol}}, {{Name}}{{Child}}ViewModelProtocol{{/protocol}} {
                @Published var isOpen = false
                @Published private(set) var text = ""
                {{#protocol}}
                var isOpenPublisher: Observable<Bool> { $isOpen }
                var textPublisher: ValueSource<String> { $text }
                {{/protocol}}

                init() {
                    $isOpen.map { $0 ? "It is open." : "It is closed." }.assign(to: &$text)
                }
            }

            """#)
}
