// A separate module, so that the program `wayline` is built without the rest of Routing. Users
// import only WaylineRouting.
@_exported public import WaylineValues
