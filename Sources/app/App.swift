import AppMain

@main
struct App {
    static func main() async {
        await Program().run()
    }
}
